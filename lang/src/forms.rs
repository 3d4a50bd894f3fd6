//! The forms of a term in each language; the table is in [`words`](crate::words).

use crate::Tongue::{English, Italian, Polish};
use crate::words::Word;

type Forms = Vec<(&'static str, String)>;

/// English: number and the indefinite article.
pub(crate) fn english(word: &Word) -> Forms {
    let base = word.base(English);
    let plural = word.form(English, "pl");
    let article = if base.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    vec![
        ("", base.to_owned()),
        ("_one", word.form(English, "one").to_owned()),
        ("_pl", plural.to_owned()),
        ("_few", plural.to_owned()),
        ("_many", plural.to_owned()),
        ("_indef", format!("{article} {base}")),
    ]
}

/// Polish: number and case.
pub(crate) fn polish(word: &Word) -> Forms {
    let form = |name| word.form(Polish, name);
    let few = form("few");
    let genitive = form("gen");
    let locative = form("loc");
    vec![
        ("", word.base(Polish).to_owned()),
        ("_pl", word.field("pl_plural").unwrap_or(few).to_owned()),
        ("_few", few.to_owned()),
        ("_many", form("many").to_owned()),
        ("_gen", genitive.to_owned()),
        ("_acc", form("acc").to_owned()),
        ("_loc", locative.to_owned()),
        ("_from", format!("{} {genitive}", z_or_ze(genitive))),
        ("_in", format!("{} {locative}", w_or_we(locative))),
    ]
}

/// `ze` before a hissing consonant that another consonant follows: `ze Szkoły`, but `z Zamku`.
fn z_or_ze(genitive: &str) -> &'static str {
    if begins_with_cluster(genitive, "sśzźż") { "ze" } else { "z" }
}

/// `we` before `w` or `f` that another consonant follows: `we Florencji`, but `w Wenecji`.
fn w_or_we(locative: &str) -> &'static str {
    if begins_with_cluster(locative, "wf") { "we" } else { "w" }
}

/// Whether the word begins with one of these consonants and another one.
fn begins_with_cluster(word: &str, consonants: &str) -> bool {
    let lower = word.to_lowercase();
    let mut letters = lower.chars();
    letters.next().is_some_and(|first| consonants.contains(first))
        && letters.next().is_some_and(|second| !"aąeęioóuy".contains(second))
}

/// Italian: number, articles, and the prepositions that melt into them.
pub(crate) fn italian(word: &Word) -> Forms {
    let base = word.base(Italian);
    let plural = word.form(Italian, "pl");
    let definite = word.form(Italian, "def");
    let (article, noun) = split_article(definite);
    let joined = |preposition: [&str; 2]| join(preposition, article, noun);
    vec![
        ("", base.to_owned()),
        ("_pl", plural.to_owned()),
        ("_few", plural.to_owned()),
        ("_many", plural.to_owned()),
        ("_def", definite.to_owned()),
        ("_indef", indefinite(article, base)),
        ("_of", joined(["di", "de"])),
        ("_to", joined(["a", "a"])),
        ("_in", joined(["in", "ne"])),
        ("_from", joined(["da", "da"])),
        ("_on", joined(["su", "su"])),
    ]
}

/// The article in front of a noun; nothing before names that take none.
fn split_article(definite: &str) -> (&str, &str) {
    if let Some(noun) = definite.strip_prefix("l'") {
        return ("l'", noun);
    }
    match definite.split_once(' ') {
        Some((article @ ("il" | "lo" | "la" | "i" | "gli" | "le"), noun)) => (article, noun),
        _ => ("", definite),
    }
}

/// `di` + `lo studioso` is `dello studioso`: the bare preposition and its stem before an article.
fn join([bare, stem]: [&str; 2], article: &str, noun: &str) -> String {
    match article {
        "" if bare == "a" && noun.starts_with(['a', 'A']) => format!("ad {noun}"),
        "" => format!("{bare} {noun}"),
        "il" => format!("{stem}l {noun}"),
        "l'" => format!("{stem}ll'{noun}"),
        "lo" | "la" | "le" => format!("{stem}l{article} {noun}"),
        _ => format!("{stem}{article} {noun}"),
    }
}

/// `uno studioso`, `una moneta`; names and plurals stay bare.
fn indefinite(article: &str, noun: &str) -> String {
    match article {
        "il" | "l'" => format!("un {noun}"),
        "lo" => format!("uno {noun}"),
        "la" => format!("una {noun}"),
        _ => noun.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(text: &str) -> Word {
        toml::from_str(text).unwrap()
    }

    fn get(forms: &Forms, name: &str) -> String {
        forms.iter().find(|(ending, _)| *ending == name).unwrap().1.clone()
    }

    #[test]
    fn italian_joins_prepositions_to_articles() {
        let of = |definite: &str| {
            get(&italian(&word(&format!("it = \"X\"\nit_def = \"{definite}\""))), "_of")
        };
        assert_eq!(of("il Villaggio"), "del Villaggio");
        assert_eq!(of("lo studioso"), "dello studioso");
        assert_eq!(of("l'Università"), "dell'Università");
        assert_eq!(of("la Fattoria"), "della Fattoria");
        assert_eq!(of("le Tasse"), "delle Tasse");
        assert_eq!(of("gli Aiutanti"), "degli Aiutanti");
        assert_eq!(of("Blois"), "di Blois");
        let castle = italian(&word("it = \"Castello\"\nit_def = \"il Castello\""));
        assert_eq!(get(&castle, "_in"), "nel Castello");
        assert_eq!(get(&castle, "_to"), "al Castello");
        assert_eq!(get(&castle, "_on"), "sul Castello");
        assert_eq!(get(&italian(&word("it = \"Anversa\"")), "_to"), "ad Anversa");
        assert_eq!(get(&italian(&word("it = \"Colonia\"")), "_to"), "a Colonia");
    }

    #[test]
    fn english_counts_one_of_what_is_said_in_the_plural() {
        let planks = english(&word("en = \"planks\"\nen_one = \"plank\""));
        assert_eq!(get(&planks, "_one"), "plank");
        assert_eq!(get(&planks, "_pl"), "planks");
        assert_eq!(get(&english(&word("en = \"coal\"")), "_one"), "coal");
    }

    #[test]
    fn polish_prepositions_keep_their_vowel() {
        assert_eq!(z_or_ze("Szkoły"), "ze");
        assert_eq!(z_or_ze("Złotnika"), "ze");
        assert_eq!(z_or_ze("Zamku"), "z");
        assert_eq!(z_or_ze("Siedziby cechu"), "z");
        assert_eq!(z_or_ze("Wioski"), "z");
        assert_eq!(w_or_we("Florencji"), "we");
        assert_eq!(w_or_we("Frankfurcie"), "we");
        assert_eq!(w_or_we("Wenecji"), "w");
        assert_eq!(w_or_we("Pradze"), "w");
    }
}
