//! Places where a long name may be broken: browsers know them for few languages, and not everywhere.

/// Shorter words stay whole.
const LONG: usize = 8;
/// So many letters stay together at each end of a word.
const END: usize = 3;
/// What hyphens stand for until a line is broken there.
const SOFT_HYPHEN: char = '\u{ad}';
/// Two letters that are one sound, or begin a syllable together.
const TOGETHER: [&str; 24] = [
    "ch", "ck", "cz", "dz", "gh", "gl", "gn", "qu", "rz", "sc", "sh", "sz", "th", "bl", "br", "cl",
    "cr", "dr", "fl", "fr", "gr", "pl", "pr", "tr",
];

/// The name with soft hyphens in its long words: a syllable begins with the consonant before its
/// vowel.
pub(crate) fn hyphenated(name: &str) -> String {
    name.split(' ').map(broken).collect::<Vec<_>>().join(" ")
}

fn broken(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    if letters.len() <= LONG {
        return word.to_owned();
    }
    let mut broken = String::new();
    for (at, letter) in letters.iter().enumerate() {
        if at >= END && at + END <= letters.len() && begins_syllable(&letters, at) {
            broken.push(SOFT_HYPHEN);
        }
        broken.push(*letter);
    }
    broken
}

/// Whether a syllable begins at this letter.
fn begins_syllable(letters: &[char], at: usize) -> bool {
    let sound = if is_pair(letters, at) { 2 } else { 1 };
    let follows = letters.get(at + sound).is_some_and(|next| is_vowel(*next));
    !is_vowel(letters[at]) && follows && !is_pair(letters, at - 1)
}

fn is_pair(letters: &[char], at: usize) -> bool {
    let pair: String = letters[at..].iter().take(2).flat_map(|one| one.to_lowercase()).collect();
    TOGETHER.contains(&pair.as_str())
}

fn is_vowel(letter: char) -> bool {
    "aeiouyąęóàèéìòù".contains(letter.to_lowercase().next().unwrap_or(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_may_be_broken_between_syllables() {
        let broken = |name| hyphenated(name).replace(SOFT_HYPHEN, "-");
        assert_eq!(broken("Bookbinder"), "Book-bin-der");
        assert_eq!(broken("Introligatornia"), "Intro-li-ga-tor-nia");
        assert_eq!(broken("Warsztat powroźniczy"), "Warsztat pow-roź-ni-czy");
        assert_eq!(broken("Ufficio postale"), "Ufficio postale");
    }
}
