//! A typed game in its erased form.

use std::any::Any;

use serde_json::{Value, json};

use super::{AnyAction, AnyGame, AnyParts, AnyTold, PlayError};
use crate::chance::{Dealer, Fast};
use crate::options::differing;
use crate::text::{nearest, tidy};
use crate::{
    Action, Actor, Components as _, Decision, Game, GameInfo, Index, Invalid, Progress, Saying,
    ScoreSheet, Seat, Silent, Turn, Viewer,
};

/// A typed game in its erased form.
#[derive(Clone, Debug)]
pub struct Erased<G>(pub G);

impl<G: Game> Erased<G> {
    fn parse(&self, actor: Actor, text: &str) -> Result<G::Action, PlayError> {
        let notation = tidy(text);
        G::Action::parse(&notation).ok_or_else(|| {
            let legal = self.notations(actor);
            let hint = nearest(&notation, legal.iter().map(String::as_str)).map(str::to_owned);
            PlayError::Unknown { notation, hint }
        })
    }

    fn told(
        &mut self,
        actor: Actor,
        action: G::Action,
    ) -> Result<impl Iterator<Item = AnyTold> + use<G>, PlayError> {
        let told = self.0.play(actor, action).map_err(PlayError::Refused)?;
        Ok(told.into_iter().map(AnyTold::new))
    }

    fn listed_odds(&self) -> Vec<(G::Action, u32)> {
        let mut odds = Vec::new();
        self.0.odds(&mut odds);
        odds
    }

    fn list(&self, actor: Actor) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.0.legal(actor, &mut legal);
        legal
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn players(&self) -> u8 {
        self.0.players()
    }

    fn options(&self) -> Vec<(String, String)> {
        differing(&self.0.parts().defaults(), &self.0.options())
    }

    fn parts(&self) -> AnyParts {
        self.0.parts().into()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn progress(&self) -> Progress {
        self.0.progress()
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        self.0.decision(seat)
    }

    fn legal(&self, actor: Actor) -> Vec<AnyAction> {
        let any = |action: G::Action| AnyAction {
            notation: action.to_string(),
            index: action.index().number(),
            kind: action.kind(),
            label: action.label(),
        };
        self.list(actor).into_iter().map(any).collect()
    }

    fn notations(&self, actor: Actor) -> Vec<String> {
        self.list(actor).iter().map(ToString::to_string).collect()
    }

    fn notation_of(&self, index: Index) -> Option<String> {
        G::Action::from_index(index).map(|action| action.to_string())
    }

    fn label_of(&self, notation: &str) -> Option<Saying> {
        G::Action::parse(&tidy(notation)).map(Action::label)
    }

    fn check(&self, actor: Actor, notation: &str) -> Result<(), PlayError> {
        self.0.check(actor, self.parse(actor, notation)?).map_err(PlayError::Refused)
    }

    fn play(&mut self, actor: Actor, notation: &str) -> Result<Vec<AnyTold>, PlayError> {
        let action = self.parse(actor, notation)?;
        Ok(self.told(actor, action)?.collect())
    }

    fn play_index(
        &mut self,
        actor: Actor,
        index: Index,
        told: Option<&mut Vec<AnyTold>>,
    ) -> Result<String, PlayError> {
        let action = G::Action::from_index(index).expect("an action has this number");
        match told {
            Some(told) => told.extend(self.told(actor, action)?),
            None => {
                self.0.check(actor, action).map_err(PlayError::Refused)?;
                self.0.apply(actor, action, &mut Silent);
            }
        }
        Ok(action.to_string())
    }

    fn odds(&self) -> Vec<(String, u32)> {
        let odds = self.listed_odds();
        odds.into_iter().map(|(action, weight)| (action.to_string(), weight)).collect()
    }

    fn dealt(&self, dealer: &Dealer, n: u64) -> Option<Index> {
        let odds = self.listed_odds();
        let weights = odds.iter().map(|(_, weight)| *weight);
        (!odds.is_empty()).then(|| odds[dealer.deal(n, weights)].0.index())
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.0.view(viewer)).expect("a view has a JSON form")
    }

    fn state(&self) -> Value {
        let mut state = serde_json::to_value(self.0.snapshot()).expect("a state has a JSON form");
        let fields = state.as_object_mut().expect("a state is an object");
        fields.insert("game".to_owned(), json!(G::INFO.key));
        fields.insert("rules".to_owned(), json!(G::INFO.rules_version));
        fields.insert("components".to_owned(), json!(self.0.parts().hash()));
        state
    }

    fn score(&self) -> ScoreSheet {
        self.0.score()
    }

    fn observe(&self, seat: Seat) -> Vec<f32> {
        let mut vector = vec![0.0; G::INFO.observation];
        self.0.observe(seat, &mut vector);
        vector
    }

    fn mask(&self, seat: Seat) -> Vec<u8> {
        let mut mask = vec![0; G::INFO.actions as usize];
        for action in self.list(Actor::Seat(seat)) {
            mask[action.index().number() as usize] = 1;
        }
        mask
    }

    fn determinize(&self, viewer: Viewer, rng: &mut Fast) -> Box<dyn AnyGame> {
        Box::new(Erased(self.0.determinize(viewer, rng)))
    }

    fn audit(&self) -> Result<(), Invalid> {
        self.0.audit()
    }

    fn boxed(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        &self.0
    }
}
