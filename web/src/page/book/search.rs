//! Looking for words in a book.

use lang::Book;
use lang::book::{Block, Body, Chapter, plain};

/// The blocks that have every one of the words, or the beginning of a word like it; a rule's id
/// is a word too.
pub fn find<'a>(book: &'a Book, words: &str) -> Vec<(&'a Chapter, &'a Block)> {
    let sought: Vec<String> = words.split_whitespace().map(folded).collect();
    let has_all = |block: &Block| {
        let text = text_of(block);
        sought.iter().all(|word| text.contains(word.as_str()))
    };
    let speaks = |block: &Block| !matches!(block.body, Body::Section { .. });
    book.blocks().filter(|(_, block)| speaks(block) && has_all(block)).collect()
}

fn text_of(block: &Block) -> String {
    let words = block.body.words().into_iter().map(plain);
    folded(&words.chain(block.ids.iter().cloned()).collect::<Vec<_>>().join(" "))
}

/// Small letters without their signs, so that `zloto` finds `Złoto`.
fn folded(text: &str) -> String {
    text.to_lowercase().chars().map(bare).collect()
}

fn bare(letter: char) -> char {
    match letter {
        'ą' | 'à' | 'á' | 'â' => 'a',
        'ć' | 'ç' => 'c',
        'ę' | 'è' | 'é' | 'ê' => 'e',
        'ì' | 'í' | 'î' => 'i',
        'ł' => 'l',
        'ń' => 'n',
        'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'ś' => 's',
        'ù' | 'ú' | 'ü' => 'u',
        'ź' | 'ż' => 'z',
        '’' => '\'',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::folded;

    #[test]
    fn letters_are_found_without_their_signs() {
        assert_eq!(folded("Złoto, ŻÓŁĆ, città"), "zloto, zolc, citta");
    }
}
