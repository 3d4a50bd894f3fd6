//! The settings of a guided search.

use std::str::FromStr;

use kernel::Judge;
use net::Net;

/// How a guided search spends its walks. The defaults are those of the players that ship.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Guide {
    /// How options are compared.
    pub method: Method,
    /// How many states that the seat cannot tell apart are walked from, in turn.
    pub worlds: usize,
    /// Gumbel: at most so many options are looked into, the likeliest ones.
    pub considered: usize,
    /// Gumbel: how large errors are put on the likelihood of options: 1 draws them by the policy,
    /// as self-play wants it; 0 takes the likeliest.
    pub noise: f32,
    /// How many walks an option's worth counts as before the first one, in comparison with the
    /// policy.
    pub trust: f32,
    /// How strongly a difference in worth counts against the policy, for each walk.
    pub sharpness: f32,
    /// How many walks that brought what is usual every option is taken to have had already.
    pub caution: f32,
    /// PUCT: how strongly an option that was tried seldom draws attention.
    pub exploration: f32,
    /// PUCT: how much of the policy at the root is replaced by luck, so that self-play tries
    /// everything.
    pub root_noise: f32,
    /// How much of the worth of a position is the lead in points; the rest is the share of the
    /// victory.
    pub points: f32,
    /// From whose view positions are judged.
    pub views: Views,
}

/// How options are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// `gumbel`: sequential halving of a few options, good with few walks (Danihelka et al. 2022).
    Gumbel,
    /// `puct`: by worth, and by how seldom a likely option was tried (Silver et al. 2017).
    Puct,
}

/// From whose view it is judged who stands how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Views {
    /// `own`: the thinker's, who knows its own hand and plan. The judge must know positions in
    /// which the observer is not asked.
    Own,
    /// `asked`: that of the seat which is asked there.
    Asked,
}

impl Guide {
    /// As players play: always what they think best.
    pub const PLAY: Guide = Guide {
        method: Method::Gumbel,
        worlds: 4,
        considered: 16,
        noise: 0.0,
        trust: 50.0,
        sharpness: 0.5,
        caution: 16.0,
        exploration: 0.3,
        root_noise: 0.0,
        points: 0.5,
        views: Views::Own,
    };

    /// As players of a game play with its net: the file says under `views` which positions it has
    /// learned to judge. All nets know those in which they are asked.
    pub fn of<G: Judge>(net: &Net) -> Guide {
        let views = net.labels().get("views").and_then(|name| name.parse().ok());
        Guide { views: views.unwrap_or(Views::Asked), sharpness: G::SHARPNESS, ..Guide::PLAY }
    }

    /// As learners play with themselves: they try things.
    pub const LEARN: Guide = Guide { noise: 1.0, root_noise: 0.25, worlds: 1, ..Guide::PLAY };
}

impl Default for Guide {
    fn default() -> Guide {
        Guide::PLAY
    }
}

impl FromStr for Method {
    type Err = String;

    fn from_str(name: &str) -> Result<Method, String> {
        match name {
            "gumbel" => Ok(Method::Gumbel),
            "puct" => Ok(Method::Puct),
            _ => Err(format!("unknown method `{name}`\nhint: the methods are gumbel, puct")),
        }
    }
}

impl FromStr for Views {
    type Err = String;

    fn from_str(name: &str) -> Result<Views, String> {
        match name {
            "own" => Ok(Views::Own),
            "asked" => Ok(Views::Asked),
            _ => Err(format!("unknown views `{name}`\nhint: the views are own, asked")),
        }
    }
}
