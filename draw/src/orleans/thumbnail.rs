//! A small picture for the lobby: a river, a castle, a barge.

use maud::{Markup, html};

/// The picture.
pub(crate) fn thumbnail() -> Markup {
    html! {
        svg class="vig" viewBox="0 -26 240 118" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            path class="v-hill" d="M0 92V50c50-22 120-20 240-6v48z" {}
            path class="v-hill2" d="M0 92V66c70-14 150 4 240-10v36z" {}
            path class="m-bank" d="M-6 84Q70 60 128 72T246 66" {}
            path class="m-water" d="M-6 84Q70 60 128 72T246 66" {}
            path class="m-road" d="M60 68Q90 40 128 40T214 30" {}
            g transform="translate(128 32)" {
                path class="m-town" d="M-24 18v-30h8v6h8v-6h16v6h8v-6h8v30z" {}
                path class="m-town-in" d="M-5 18v-10a5 5 0 0 1 10 0v10z" {}
            }
            g class="P-red" { use href="#station" x="200" y="14" width="26" height="26" {} }
            g class="P-blue" { use href="#station" x="44" y="44" width="26" height="26" {} }
            g class="P-yellow" { use href="#merchant" x="164" y="46" width="24" height="24" {} }
            use href="#good-wine" x="88" y="22" width="20" height="20" {}
            use href="#good-brocade" x="84" y="62" width="20" height="20" {}
            use href="#t-boatman" x="14" y="8" width="26" height="26" {}
        }
    }
}
