//! Types of buildings and their recipes.

use kernel::names;
use kernel::names::Name;

use super::pieces::Good;

names! {
    /// A type of building (CR-1.4).
    #[allow(missing_docs, reason = "the types of the component file")]
    pub enum Kind in "building" {
        Sawmill = "sawmill",
        OreMine = "ore_mine",
        FlaxPlantation = "flax_plantation",
        GrainField = "grain_field",
        CattleFarm = "cattle_farm",
        Apiary = "apiary",
        Vineyard = "vineyard",
        Cooperage = "cooperage",
        Ropery = "ropery",
        Tannery = "tannery",
        PaperMill = "paper_mill",
        Smelter = "smelter",
        WeavingMill = "weaving_mill",
        Butcher = "butcher",
        Mill = "mill",
        Brewery = "brewery",
        Winery = "winery",
        Chandlery = "chandlery",
        Bakery = "bakery",
        Tailor = "tailor",
        Bookbinder = "bookbinder",
        Armourer = "armourer",
        Toolsmith = "toolsmith",
    }
}

/// How many types there are.
pub const KINDS: usize = 23;

impl Kind {
    /// What it makes.
    #[inline]
    pub const fn output(self) -> Good {
        match self {
            Kind::Sawmill => Good::Wood,
            Kind::OreMine => Good::IronOre,
            Kind::FlaxPlantation => Good::Flax,
            Kind::GrainField => Good::Grain,
            Kind::CattleFarm => Good::Cow,
            Kind::Apiary => Good::Wax,
            Kind::Vineyard => Good::Grapes,
            Kind::Cooperage => Good::Barrel,
            Kind::Ropery => Good::Rope,
            Kind::Tannery => Good::Leather,
            Kind::PaperMill => Good::Paper,
            Kind::Smelter => Good::Iron,
            Kind::WeavingMill => Good::Fabric,
            Kind::Butcher => Good::Meat,
            Kind::Mill => Good::Flour,
            Kind::Brewery => Good::Beer,
            Kind::Winery => Good::Wine,
            Kind::Chandlery => Good::Candles,
            Kind::Bakery => Good::Bread,
            Kind::Tailor => Good::Clothes,
            Kind::Bookbinder => Good::Books,
            Kind::Armourer => Good::Weapons,
            Kind::Toolsmith => Good::Tools,
        }
    }

    /// What it needs, from the left (CR-1.5).
    pub const fn inputs(self) -> &'static [Good] {
        match self {
            Kind::Cooperage | Kind::PaperMill => &[Good::Wood],
            Kind::Ropery | Kind::WeavingMill => &[Good::Flax],
            Kind::Tannery | Kind::Butcher => &[Good::Cow],
            Kind::Smelter => &[Good::IronOre],
            Kind::Mill => &[Good::Grain],
            Kind::Brewery => &[Good::Grain, Good::Barrel],
            Kind::Winery => &[Good::Grapes, Good::Barrel],
            Kind::Chandlery => &[Good::Wax, Good::Rope],
            Kind::Bakery => &[Good::Flour, Good::Wood],
            Kind::Tailor => &[Good::Fabric, Good::Leather],
            Kind::Bookbinder => &[Good::Paper, Good::Leather],
            Kind::Armourer => &[Good::Iron, Good::Leather],
            Kind::Toolsmith => &[Good::Iron, Good::Wood],
            _ => &[],
        }
    }

    /// The type that makes a good.
    pub fn maker(good: Good) -> Kind {
        let makes = |kind: &&Kind| kind.output() == good;
        *Kind::ALL.iter().find(makes).expect("every good has its building")
    }
}
