//! Square tiles: what may lie in a storehouse (TI-1.6).

use kernel::named;
use kernel::names::Name;

/// Declares the tiles, each with its id and the group of its word.
macro_rules! tiles {
    ($($variant:ident = $id:literal in $group:literal,)+) => {
        /// A square tile: first the bonus tiles, then the contract stack, then the characters.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "the ids are those of the component file")]
        pub enum Tile { $($variant,)+ }

        impl Tile {
            /// The term of the game's words.
            pub const fn word(self) -> &'static str {
                match self { $(Tile::$variant => concat!($group, ".", $id),)+ }
            }
        }

        named!(Tile { $($variant = $id,)+ });
    };
}

tiles! {
    HelpAny1 = "help_any_1" in "helper",
    HelpMerchant2 = "help_merchant_2" in "helper",
    HelpMerchant2M = "help_merchant_2_m" in "helper",
    HelpMerchant3 = "help_merchant_3" in "helper",
    HelpArchitect2 = "help_architect_2" in "helper",
    HelpArchitect2M = "help_architect_2_m" in "helper",
    HelpArchitect3 = "help_architect_3" in "helper",
    HelpCharacter2 = "help_character_2" in "helper",
    HelpCharacter2M = "help_character_2_m" in "helper",
    HelpCharacter3 = "help_character_3" in "helper",
    HelpContract2 = "help_contract_2" in "helper",
    HelpContract2M = "help_contract_2_m" in "helper",
    HelpContract3 = "help_contract_3" in "helper",
    HelpKing2 = "help_king_2" in "helper",
    HelpKing2M = "help_king_2_m" in "helper",
    HelpKing3 = "help_king_3" in "helper",
    HelpPlus1 = "help_plus_1" in "helper",
    HelpPlus1M = "help_plus_1_m" in "helper",
    HelpPlus2 = "help_plus_2" in "helper",
    HelpPlus3 = "help_plus_3" in "helper",
    HelpDieGood = "help_die_good" in "helper",
    HelpGold4 = "help_gold_4" in "helper",
    HelpGold4M = "help_gold_4_m" in "helper",
    HelpVp4 = "help_vp_4" in "helper",
    HelpVp4M = "help_vp_4_m" in "helper",
    HelpGold2Vp2 = "help_gold_2_vp_2" in "helper",
    HelpGold2Vp2M = "help_gold_2_vp_2_m" in "helper",
    HelpGoods2 = "help_goods_2" in "helper",
    HelpGoods3 = "help_goods_3" in "helper",
    HelpOneEach = "help_one_each" in "helper",
    HelpOneEachM = "help_one_each_m" in "helper",
    HelpBuilding = "help_building" in "helper",
    BonusCrestRedGriffinA = "bonus_crest_red_griffin_a" in "crest",
    BonusCrestBlueLilyA = "bonus_crest_blue_lily_a" in "crest",
    BonusCrestGreenTreeA = "bonus_crest_green_tree_a" in "crest",
    BonusCrestBlackEagleA = "bonus_crest_black_eagle_a" in "crest",
    BonusCrestWhiteCrossA = "bonus_crest_white_cross_a" in "crest",
    BonusCrestSilverLionA = "bonus_crest_silver_lion_a" in "crest",
    BonusCrestRedGriffinB = "bonus_crest_red_griffin_b" in "crest",
    BonusCrestBlueLilyB = "bonus_crest_blue_lily_b" in "crest",
    BonusCrestGreenTreeB = "bonus_crest_green_tree_b" in "crest",
    BonusCrestBlackEagleB = "bonus_crest_black_eagle_b" in "crest",
    BonusCrestWhiteCrossB = "bonus_crest_white_cross_b" in "crest",
    BonusCrestSilverLionB = "bonus_crest_silver_lion_b" in "crest",
    BonusContractAny1 = "bonus_contract_any1" in "contract",
    BonusContractAny1M = "bonus_contract_any1_m" in "contract",
    BonusContractIron2 = "bonus_contract_iron2" in "contract",
    BonusContractWool2 = "bonus_contract_wool2" in "contract",
    BonusContractIron1Wool1 = "bonus_contract_iron1_wool1" in "contract",
    BonusContractIron1Wool1M = "bonus_contract_iron1_wool1_m" in "contract",
    ContractId3 = "con_id3" in "contract",
    ContractId5 = "con_id5" in "contract",
    ContractId7 = "con_id7" in "contract",
    ContractId8 = "con_id8" in "contract",
    ContractIron3 = "con_iron3" in "contract",
    ContractIron9 = "con_iron9" in "contract",
    ContractIron5 = "con_iron5" in "contract",
    ContractIron7 = "con_iron7" in "contract",
    ContractWool3 = "con_wool3" in "contract",
    ContractWool9 = "con_wool9" in "contract",
    ContractWool5 = "con_wool5" in "contract",
    ContractWool7 = "con_wool7" in "contract",
    ContractId2Iron2 = "con_id2_iron2" in "contract",
    ContractId3Iron3 = "con_id3_iron3" in "contract",
    ContractId2Wool2 = "con_id2_wool2" in "contract",
    ContractId3Wool3 = "con_id3_wool3" in "contract",
    ContractIron2Wool2 = "con_iron2_wool2" in "contract",
    ContractIron4Wool4 = "con_iron4_wool4" in "contract",
    ContractIron3Wool3 = "con_iron3_wool3" in "contract",
    ContractIron5Wool5 = "con_iron5_wool5" in "contract",
    ContractCrestRedGriffin = "con_crest_red_griffin" in "crest",
    ContractCrestBlueLily = "con_crest_blue_lily" in "crest",
    ContractCrestGreenTree = "con_crest_green_tree" in "crest",
    ContractCrestBlackEagle = "con_crest_black_eagle" in "crest",
    ContractCrestWhiteCross = "con_crest_white_cross" in "crest",
    ContractCrestSilverLion = "con_crest_silver_lion" in "crest",
    CharacterContractAp1Good = "chr_contract_ap1_good" in "character",
    CharacterContractAp2Good4p = "chr_contract_ap2_good_4p" in "character",
    CharacterContractAp33p = "chr_contract_ap3_3p" in "character",
    CharacterContractWool2 = "chr_contract_wool2" in "character",
    CharacterContractWool24p = "chr_contract_wool2_4p" in "character",
    CharacterContractIron13p = "chr_contract_iron1_3p" in "character",
    CharacterContractIron2 = "chr_contract_iron2" in "character",
    CharacterContractGoldIron = "chr_contract_gold_iron" in "character",
    CharacterContractGoldWool = "chr_contract_gold_wool" in "character",
    CharacterCharacterAp1 = "chr_character_ap1" in "character",
    CharacterCharacterAp13p = "chr_character_ap1_3p" in "character",
    CharacterCharacterAp2 = "chr_character_ap2" in "character",
    CharacterCharacterAp24p = "chr_character_ap2_4p" in "character",
    CharacterCharacterSteps = "chr_character_steps" in "character",
    CharacterCharacterFood1 = "chr_character_food1" in "character",
    CharacterCharacterFood13p = "chr_character_food1_3p" in "character",
    CharacterCharacterFood2 = "chr_character_food2" in "character",
    CharacterCharacterFood24p = "chr_character_food2_4p" in "character",
    CharacterMerchantStep1 = "chr_merchant_step1" in "character",
    CharacterMerchantStep13p = "chr_merchant_step1_3p" in "character",
    CharacterMerchantStep2 = "chr_merchant_step2" in "character",
    CharacterMerchantStep24p = "chr_merchant_step2_4p" in "character",
    CharacterMerchantStepHouse = "chr_merchant_step_house" in "character",
    CharacterMerchantHouse4p = "chr_merchant_house_4p" in "character",
    CharacterMerchantGold2 = "chr_merchant_gold2" in "character",
    CharacterMerchantGold23p = "chr_merchant_gold2_3p" in "character",
    CharacterMerchantGold3 = "chr_merchant_gold3" in "character",
    CharacterArchitectStep1 = "chr_architect_step1" in "character",
    CharacterArchitectStep13p = "chr_architect_step1_3p" in "character",
    CharacterArchitectStep2 = "chr_architect_step2" in "character",
    CharacterArchitectStep24p = "chr_architect_step2_4p" in "character",
    CharacterArchitectStepPillar = "chr_architect_step_pillar" in "character",
    CharacterArchitectPillar4p = "chr_architect_pillar_4p" in "character",
    CharacterArchitectStone1 = "chr_architect_stone1" in "character",
    CharacterArchitectStone2 = "chr_architect_stone2" in "character",
    CharacterArchitectStone23p = "chr_architect_stone2_3p" in "character",
    CharacterKingAp1 = "chr_king_ap1" in "character",
    CharacterKingAp13p = "chr_king_ap1_3p" in "character",
    CharacterKingAp2 = "chr_king_ap2" in "character",
    CharacterKingAp24p = "chr_king_ap2_4p" in "character",
    CharacterKingVp2 = "chr_king_vp2" in "character",
    CharacterKingVp23p = "chr_king_vp2_3p" in "character",
    CharacterKingVp3 = "chr_king_vp3" in "character",
    CharacterKingVp34p = "chr_king_vp3_4p" in "character",
}

/// How many different bonus tiles there are.
pub const BONUS_TILES: usize = 50;
/// How many different tiles the contract stack has.
pub const CONTRACT_TILES: usize = 26;
/// How many different characters there are.
pub const CHARACTER_TILES: usize = 44;
/// How many different tiles there are.
pub const TILES: usize = BONUS_TILES + CONTRACT_TILES + CHARACTER_TILES;

const _: () = assert!(Tile::ALL.len() == TILES);

/// A face-down stack (TI-2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Stack {
    /// For action fields, the king track and the map.
    Bonus,
    /// For the contract market.
    Contract,
    /// For the character market.
    Character,
}

impl Stack {
    /// All three.
    pub const ALL: [Stack; 3] = [Stack::Bonus, Stack::Contract, Stack::Character];

    /// The numbers of its tiles.
    #[inline]
    pub const fn range(self) -> std::ops::Range<usize> {
        match self {
            Stack::Bonus => 0..BONUS_TILES,
            Stack::Contract => BONUS_TILES..BONUS_TILES + CONTRACT_TILES,
            Stack::Character => BONUS_TILES + CONTRACT_TILES..TILES,
        }
    }

    /// Its tiles.
    pub fn tiles(self) -> &'static [Tile] {
        &Tile::ALL[self.range()]
    }
}

impl Tile {
    /// The stack it comes from.
    #[inline]
    pub fn stack(self) -> Stack {
        match self.index() {
            number if number < BONUS_TILES => Stack::Bonus,
            number if number < BONUS_TILES + CONTRACT_TILES => Stack::Contract,
            _ => Stack::Character,
        }
    }
}
