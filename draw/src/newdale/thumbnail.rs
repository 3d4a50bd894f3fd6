//! A small picture for the lobby: a road through the hills, houses, assistants.

use maud::{Markup, html};

/// The picture.
pub(crate) fn thumbnail() -> Markup {
    html! {
        svg class="vig" viewBox="0 -26 240 118" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            path class="v-hill" d="M0 92V42c40-22 70-4 120-8s80-18 120-4v62z" {}
            path class="v-hill2" d="M0 92V66c70-12 160 8 240-8v34z" {}
            path class="m-road" d="M18 78Q70 44 122 58T226 26" {}
            @for (x, y) in [(52, 62), (126, 58), (196, 40)] {
                circle class="m-town" cx=(x) cy=(y) r="8" {}
            }
            g class="P-orange" { use href="#nd-house-orange" x="40" y="34" width="24" height="24" {} }
            g class="P-brown" { use href="#nd-house-brown" x="102" y="28" width="24" height="24" {} }
            g class="P-white" { use href="#nd-house-white" x="128" y="28" width="24" height="24" {} }
            g class="P-grey" { use href="#nd-house-grey" x="184" y="10" width="24" height="24" {} }
            use href="#nd-as-yellow" x="70" y="64" width="20" height="24" {}
            use href="#nd-as-green" x="92" y="66" width="20" height="24" {}
            use href="#nd-as-blue" x="162" y="60" width="20" height="24" {}
            use href="#nd-good-bread" x="12" y="4" width="26" height="26" {}
        }
    }
}
