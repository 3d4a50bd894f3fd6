//! A small picture for the lobby: a street of two-colored houses.

use maud::{Markup, html};

/// The upper and the lower color of each house.
const HOUSES: [(&str, &str); 5] = [
    ("tin-v", "tin-g"),
    ("tin-b", "tin-g"),
    ("tin-b", "tin-r"),
    ("tin-g", "tin-r"),
    ("tin-g", "tin-v"),
];

/// The picture.
pub(crate) fn thumbnail() -> Markup {
    html! {
        svg class="vig" viewBox="0 -26 240 118" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            path class="v-hill" d="M0 92V66c60-16 170-16 240-4v30z" {}
            @for (at, (upper, lower)) in HOUSES.iter().enumerate() {
                g transform={ "translate(" (34 + 34 * at) " 46)" } {
                    path class="v-r" d="M-3 0L17-18 37 0z" {}
                    rect class=(upper) x="0" y="0" width="34" height="19" {}
                    rect class=(lower) x="0" y="19" width="34" height="19" {}
                    path class="v-l" d="M0 0h34v38H0zM0 19h34" {}
                    rect class="v-p" x="12.5" y="24" width="9" height="14" {}
                    rect class="v-p" x="5" y="6" width="7" height="8" {}
                    rect class="v-p" x="22" y="6" width="7" height="8" {}
                }
            }
            path class="v-l" d="M8 84h224" {}
        }
    }
}
