//! Ratings over all contests of a game at two players.

use bots::BotSpec;
use bots::arena::ratings;

use super::data::{Contest, Data};

/// The bot whose rating is 0.
const ANCHOR: BotSpec = BotSpec::Greedy;

/// The Elo rating of every bot whose games connect it with `greedy`, best first.
pub(super) fn rated(data: &Data, game: &str) -> Vec<(String, f64)> {
    let contests: Vec<&Contest> =
        data.contests.iter().filter(|it| it.game == game && it.players == 2).collect();
    let bots = connected(&contests);
    let at = |bot: &str| bots.iter().position(|known| known == bot);
    let mut ahead = vec![vec![0.0; bots.len()]; bots.len()];
    for it in contests {
        if let (Some(a), Some(b)) = (at(&it.bot), at(&it.against)) {
            ahead[a][b] += it.ahead * it.games as f64;
            ahead[b][a] += (1.0 - it.ahead) * it.games as f64;
        }
    }
    let found = if bots.len() > 1 { ratings(&ahead) } else { Vec::new() };
    let mut rated: Vec<(String, f64)> = bots.into_iter().zip(found).collect();
    rated.sort_by(|a, b| b.1.total_cmp(&a.1));
    rated
}

/// The anchor and everybody whom contests connect with it.
fn connected(contests: &[&Contest]) -> Vec<String> {
    let mut bots = vec![ANCHOR.to_string()];
    let mut next = 0;
    while let Some(bot) = bots.get(next).cloned() {
        for it in contests {
            let met = match (it.bot == bot, it.against == bot) {
                (true, false) => &it.against,
                (false, true) => &it.bot,
                _ => continue,
            };
            if !bots.contains(met) {
                bots.push(met.clone());
            }
        }
        next += 1;
    }
    bots
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    pub(in crate::strength) fn contest(
        bot: &str,
        against: &str,
        games: u64,
        ahead: f64,
    ) -> Contest {
        Contest {
            game: "orleans".to_owned(),
            players: 2,
            bot: bot.to_owned(),
            thinks: String::new(),
            against: against.to_owned(),
            against_thinks: String::new(),
            games,
            seed: 1,
            ahead,
            ci95: [ahead - 0.05, ahead + 0.05],
            margin: 12.5,
            points: [100.5, 88.0],
        }
    }

    #[test]
    fn strength_is_handed_on_from_greedy() {
        let mut data = Data::default();
        data.put(contest("grandmaster", "master", 1000, 10.0 / 11.0));
        data.put(contest("master", "greedy", 1000, 10.0 / 11.0));
        data.put(contest("mcts:50it", "random", 1000, 0.9));
        let rated = rated(&data, "orleans");
        let names: Vec<&str> = rated.iter().map(|(bot, _)| bot.as_str()).collect();
        assert_eq!(names, ["grandmaster", "master", "greedy"]);
        assert!((rated[0].1 - 800.0).abs() < 10.0 && rated[2].1 == 0.0, "{rated:?}");
    }

    #[test]
    fn without_contests_nobody_is_rated() {
        assert_eq!(rated(&Data::default(), "orleans"), []);
    }
}
