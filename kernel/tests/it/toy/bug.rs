//! One bug for every way to break a law.

kernel::names! {
    /// A way to break a law.
    pub enum Bug in "bug" {
        /// Three players are refused.
        NoThree = "no-three",
        /// Five players are let in.
        Five = "five",
        /// The last question of a round panics.
        Panics = "panics",
        /// The round is never over.
        Endless = "endless",
        /// The highest bidder has no option.
        DeadEnd = "dead-end",
        /// Everybody may keep.
        AllMayKeep = "all-may-keep",
        /// Everybody is asked to show.
        AllAreAsked = "all-are-asked",
        /// `keep` is listed and refused.
        KeepRefused = "keep-refused",
        /// `keep` is accepted and not listed.
        KeepUnlisted = "keep-unlisted",
        /// A refused line costs a coin.
        CostlyRefusal = "costly-refusal",
        /// Options are listed backwards.
        Backwards = "backwards",
        /// An option that cannot be read back.
        Mumbles = "mumbles",
        /// An option past the end of the index.
        Strays = "strays",
        /// A saved state forgets who has confirmed.
        Forgets = "forgets",
        /// The bidder who pays depends on how often the process asked.
        CountsCalls = "counts-calls",
        /// The bidder who pays depends on the process.
        KnowsProcess = "knows-process",
        /// A color that is in the bag weighs nothing.
        Weightless = "weightless",
        /// The outcomes with odds are not all the legal ones.
        OddsMissing = "odds-missing",
        /// Every color is dealt as often as the others.
        EvenDeal = "even-deal",
        /// The token goes to the wrong seat.
        Misdeal = "misdeal",
        /// The first to confirm wins a tie.
        FirstWins = "first-wins",
        /// Whoever confirms last is told so.
        LastIsTold = "last-is-told",
        /// A bid is told to all at once.
        OpenBids = "open-bids",
        /// A confirmation names the bid.
        OpenConfirm = "open-confirm",
        /// What a saved state does not hold decides a tie.
        HiddenClock = "hidden-clock",
        /// The view shows the bag.
        BagInView = "bag-in-view",
        /// The view shows bids under way.
        BidsInView = "bids-in-view",
        /// The phase tells what is in the bag.
        BagInPhase = "bag-in-phase",
        /// The prompt tells what is in the bag.
        BagInPrompt = "bag-in-prompt",
        /// The options tell what is in the bag.
        BagInOptions = "bag-in-options",
        /// A refusal tells what is in the bag.
        BagInRefusal = "bag-in-refusal",
        /// The observation tells what is in the bag.
        BagInObservation = "bag-in-observation",
        /// The drawn token is told to all.
        OpenDraw = "open-draw",
        /// A sample is the true state.
        TrueSample = "true-sample",
        /// A sample keeps the others' bids.
        SampleKeepsBids = "sample-keeps-bids",
        /// A sample has a token too few.
        SampleLosesToken = "sample-loses-token",
        /// A sample goes on until the bag is empty.
        SampleStuck = "sample-stuck",
        /// The observation is not written to its end.
        ShortObservation = "short-observation",
        /// A part of the observation changes under the same key.
        StalePart = "stale-part",
        /// The price that is paid vanishes.
        CoinsVanish = "coins-vanish",
        /// A point comes from nowhere.
        LoosePoint = "loose-point",
        /// The last seat has no score.
        SeatUnscored = "seat-unscored",
        /// An event of a kind that the game does not name.
        OddEvent = "odd-event",
        /// A question that the game does not name.
        OddAsk = "odd-ask",
        /// An outcome of a kind that the game does not name.
        OddOutcome = "odd-outcome",
    }
}
