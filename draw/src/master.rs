//! The guild master, who teaches: drawn by the same hand as the pieces.

use maud::{Markup, html};

/// His portrait; it says nothing that the words beside it do not.
pub fn guild_master() -> Markup {
    html! {
        svg class="guild-master" viewBox="0 0 64 64" aria-hidden="true" {
            circle class="gm-ground" cx="32" cy="32" r="31" {}
            path class="gm-robe" d="M8 60C9 47 19 42 32 42S55 47 56 60Q44 63.500 32 63.500T8 60Z" {}
            path class="gm-fur" d="M25 42 32 56 39 42 43.500 44 35 63.300H29L20.500 44Z" {}
            path class="gm-chain" d="M21 47Q32 61 43 47" {}
            circle class="gm-seal" cx="32" cy="55" r="3.200" {}
            path class="gm-face" d="M20.500 25Q20 43 32 43T43.500 25Z" {}
            path class="gm-beard" d="M20.300 30Q23 35 27 34.500 32 33 37 34.500 41 35 43.700 30 44.500 48 32 49.500 19.500 48 20.300 30Z" {}
            path class="gm-mouth" d="M28.500 38Q32 40 35.500 38" {}
            path class="gm-nose" d="M32 26.500Q34.800 31.500 31.200 32.300" {}
            circle class="gm-eye" cx="27" cy="27.800" r="1.500" {}
            circle class="gm-eye" cx="37" cy="27.800" r="1.500" {}
            path class="gm-brow" d="M24 25Q27 23.300 29.500 24.800M34.500 24.800Q37 23.300 40 25" {}
            path class="gm-hat" d="M13.500 22Q14 9 31 8 50 7.500 50.500 22 41 18.500 32 18.500T13.500 22Z" {}
            path class="gm-band" d="M13 22.500Q22 18 32 18T51 22.500L50 26Q41 21.800 32 21.800T14 26Z" {}
            path class="gm-feather" d="M46 19Q58 15 57 3 48 5 44.500 18Z" {}
        }
    }
}
