//! A small picture for the lobby: a road between two towns, a church, dice.

use maud::{Markup, html};

/// The picture.
pub(crate) fn thumbnail() -> Markup {
    html! {
        svg class="vig" viewBox="0 -26 240 118" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            path class="v-hill" d="M0 92V44c60-18 130 6 240-14v62z" {}
            path class="v-hill2" d="M0 92V64c80-12 160 8 240-6v34z" {}
            path class="m-road" d="M26 74Q72 40 120 54T218 34" {}
            g class="v-town" transform="translate(46 62)" {
                rect class="m-town" x="-26" y="-12" width="52" height="25" rx="5" {}
                g class="P-green" { use href="#house" x="-22" y="-11" width="22" height="22" {} }
                g class="P-yellow" { use href="#house" x="1" y="-11" width="22" height="22" {} }
            }
            use class="v-church" href="#cathedral" x="104" y="4" width="46" height="46" {}
            g class="P-green" { use href="#pillar-piece" x="148" y="26" width="22" height="22" {} }
            g class="P-red" { use href="#merchant" x="176" y="22" width="26" height="26" {} }
            g class="P-blue" { use href="#architect" x="206" y="14" width="24" height="24" {} }
            g class="D-iron" { use href="#die-5" x="112" y="60" width="24" height="24" {} }
            g class="D-gold" { use href="#die-2" x="142" y="62" width="24" height="24" {} }
            g class="D-food" { use href="#die-4" x="172" y="58" width="24" height="24" {} }
            use href="#crest-blue_lily" x="14" y="8" width="26" height="26" {}
        }
    }
}
