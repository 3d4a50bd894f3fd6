//! A glance gives what the formulas say, however it is computed.

use net::{Answer, Desk, Fit, Net, NetError, Question, Sizes, novice, stamp};
use safetensors::SafeTensors;

const FIT: Fit<'_> = Fit {
    game: "toy",
    rules_version: 3,
    observation: "abc",
    actions: "def",
    inputs: 40,
    outputs: 21,
    seats: 4,
};
/// Sizes that are no multiples of anything.
const SIZES: Sizes = Sizes { inputs: 40, wide: 75, body: 37, blocks: 2, outputs: 21, seats: 4 };

fn file() -> Vec<u8> {
    novice(SIZES, &FIT, 7).expect("such a net can be")
}

/// The numbers of a part, as they stand in the file.
fn part(bytes: &[u8], name: &str) -> Vec<f64> {
    let file = SafeTensors::deserialize(bytes).expect("a file");
    let part = file.tensor(name).expect("a part");
    let half = |pair: &[u8]| {
        let bits = u16::from_le_bytes([pair[0], pair[1]]);
        let (exponent, rest) = (i32::from(bits >> 10 & 31), f64::from(bits & 1023));
        let size = match exponent {
            0 => rest * 2f64.powi(-24),
            _ => (1024.0 + rest) * 2f64.powi(exponent - 25),
        };
        if bits & 0x8000 == 0 { size } else { -size }
    };
    part.data().chunks(2).map(half).collect()
}

fn layer(bytes: &[u8], name: &str, x: &[f64]) -> Vec<f64> {
    let (weights, bias) =
        (part(bytes, &format!("{name}.weight")), part(bytes, &format!("{name}.bias")));
    let row =
        |(row, bias): (&[f64], &f64)| bias + row.iter().zip(x).map(|(w, x)| w * x).sum::<f64>();
    weights.chunks(x.len()).zip(&bias).map(row).collect()
}

fn relu(x: Vec<f64>) -> Vec<f64> {
    x.into_iter().map(|x| x.max(0.0)).collect()
}

fn norm(x: &[f64]) -> Vec<f64> {
    let count = x.len() as f64;
    let mean = x.iter().sum::<f64>() / count;
    let variance = x.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / count;
    x.iter().map(|x| (x - mean) / (variance + 1e-5).sqrt()).collect()
}

/// The formulas, written down plainly: logits, points, numbers behind the shares.
fn plainly(bytes: &[u8], question: &Question<'_>) -> [Vec<f64>; 3] {
    let enter = part(bytes, "enter.weight");
    let mut h = part(bytes, "enter.bias");
    for (input, value) in question.inputs.iter().zip(question.values) {
        for (at, h) in h.iter_mut().enumerate() {
            *h += f64::from(*value) * enter[*input as usize * SIZES.wide + at];
        }
    }
    let mut h = relu(layer(bytes, "squeeze", &relu(h)));
    for block in 0..SIZES.blocks {
        let inner = relu(layer(bytes, &format!("blocks.{block}.a"), &norm(&h)));
        let added = layer(bytes, &format!("blocks.{block}.b"), &inner);
        h.iter_mut().zip(added).for_each(|(h, added)| *h += added);
    }
    let (weight, bias) = (part(bytes, "norm.weight"), part(bytes, "norm.bias"));
    let scaled = norm(&h).into_iter().zip(weight.iter().zip(bias)).map(|(x, (w, b))| x * w + b);
    let features = relu(scaled.collect());
    let policy = layer(bytes, "policy", &features);
    let legal = question.legal.iter().map(|number| policy[*number as usize]).collect();
    let seats = |name| layer(bytes, name, &features)[..question.players].to_vec();
    [legal, seats("points"), seats("share")]
}

fn near(found: &[f32], wanted: &[f64]) -> bool {
    found.len() == wanted.len()
        && found.iter().zip(wanted).all(|(f, w)| (f64::from(*f) - w).abs() < 1e-4)
}

const ONE: Question<'_> = Question {
    inputs: &[0, 3, 17, 39],
    values: &[1.0, 0.25, -0.5, 1.0],
    legal: &[0, 5, 20],
    players: 3,
};
const ALONE: Question<'_> =
    Question { inputs: &[2, 30], values: &[0.5, 1.0], legal: &[7], players: 1 };

#[test]
fn a_glance_is_what_the_formulas_say() {
    let bytes = file();
    let net = Net::read_for(&bytes, &FIT).expect("it fits");
    assert_eq!(net.sizes(), SIZES);
    let mut answer = Answer::default();
    net.glance(&mut Desk::new(), &ONE, &mut answer);
    let [logits, points, shares] = plainly(&bytes, &ONE);
    assert!(near(&answer.logits, &logits), "{answer:?} {logits:?}");
    assert!(near(&answer.points, &points), "{answer:?} {points:?}");
    let sum: f64 = shares.iter().map(|share| share.exp()).sum();
    let shares: Vec<f64> = shares.iter().map(|share| share.exp() / sum).collect();
    assert!(near(&answer.shares, &shares), "{answer:?} {shares:?}");
}

#[test]
fn a_single_player_has_a_chance() {
    let bytes = file();
    let mut answer = Answer::default();
    Net::read(&bytes).expect("a net").glance(&mut Desk::new(), &ALONE, &mut answer);
    let [_, _, share] = plainly(&bytes, &ALONE);
    assert!(near(&answer.shares, &[1.0 / (1.0 + (-share[0]).exp())]), "{answer:?}");
}

/// To the last bit, and on a desk that was used for another net.
#[test]
fn many_at_once_are_answered_like_one_by_one() {
    let net = Net::read(&file()).expect("a net");
    let other = Sizes { wide: 200, body: 130, blocks: 1, ..SIZES };
    let other = Net::read(&novice(other, &FIT, 9).expect("such a net can be")).expect("a net");
    let questions: Vec<_> = (0..150).map(|n| if n % 3 == 0 { ALONE } else { ONE }).collect();
    let mut answers = vec![Answer::default(); questions.len()];
    let mut desk = Desk::new();
    net.look(&mut desk, &questions, &mut answers);
    for (question, all) in questions.iter().zip(&answers) {
        let mut one = Answer::default();
        other.glance(&mut desk, question, &mut one);
        assert_ne!(one, *all);
        net.glance(&mut desk, question, &mut one);
        assert_eq!(one, *all);
    }
}

fn refused(fit: &Fit<'_>) -> String {
    Net::read_for(&file(), fit).unwrap_err().to_string()
}

#[test]
fn what_does_not_fit_is_refused_and_says_what_differs() {
    let says = |fit: Fit<'_>, what: &str| {
        let error = refused(&fit);
        assert!(error.starts_with(what), "{error}");
        assert!(error.contains("\nhint: "), "{error}");
    };
    says(Fit { game: "chess", ..FIT }, "the game of the net is toy; here it must be chess\n");
    says(
        Fit { rules_version: 4, ..FIT },
        "the net's version of the rules is 3; here it must be 4\n",
    );
    says(
        Fit { observation: "x", ..FIT },
        "the net's observation layout is abc; here it must be x\n",
    );
    says(Fit { actions: "x", ..FIT }, "the net's action index is def; here it must be x\n");
    says(Fit { inputs: 41, ..FIT }, "the length of an observation is 40; here it must be 41\n");
    says(Fit { outputs: 22, ..FIT }, "the number of actions is 21; here it must be 22\n");
    says(Fit { seats: 5, ..FIT }, "the number of seats is 4; here it must be 5\n");
}

/// Other rules can be written into the file; nothing else can.
#[test]
fn a_net_of_older_rules_is_stamped_without_training() {
    let newer = Fit { rules_version: 4, ..FIT };
    let stamped = stamp(&file(), &newer).expect("only the rules differ");
    let (mut before, mut after) = (Answer::default(), Answer::default());
    Net::read(&file()).expect("a net").glance(&mut Desk::new(), &ONE, &mut before);
    let net = Net::read_for(&stamped, &newer).expect("it fits now");
    net.glance(&mut Desk::new(), &ONE, &mut after);
    assert_eq!(before, after);
    let error = stamp(&file(), &Fit { actions: "x", ..newer }).unwrap_err().to_string();
    assert!(error.starts_with("the net's action index is def; here it must be x"), "{error}");
}

#[test]
fn a_cut_file_is_refused_wherever_it_was_cut() {
    let bytes = file();
    for len in (0..bytes.len()).step_by(997).chain([bytes.len() - 1]) {
        let error = Net::read(&bytes[..len]).unwrap_err();
        assert!(matches!(error, NetError::Unreadable(_)), "{len}: {error}");
    }
}

/// The file with one part changed, dropped, or all labels gone.
fn changed(
    name: &str,
    part: Option<(safetensors::Dtype, Vec<usize>, Vec<u8>)>,
    labeled: bool,
) -> Vec<u8> {
    let bytes = file();
    let (_, metadata) = SafeTensors::read_metadata(&bytes).expect("a file");
    let all = SafeTensors::deserialize(&bytes).expect("a file");
    let mut views: Vec<_> = all.tensors().into_iter().filter(|(other, _)| other != name).collect();
    if let Some((dtype, shape, data)) = &part {
        let view = safetensors::tensor::TensorView::new(*dtype, shape.clone(), data);
        views.push((name.to_owned(), view.expect("a part")));
    }
    let labels = metadata.metadata().clone().filter(|_| labeled);
    safetensors::serialize(views, labels).expect("a file")
}

#[test]
fn parts_that_do_not_go_together_are_refused() {
    use safetensors::Dtype::{F16, F32};
    let refused = |bytes: Vec<u8>| Net::read(&bytes).unwrap_err().to_string();
    let error = refused(changed("", None, false));
    assert!(error.starts_with("the format of the file is not named;"), "{error}");
    let error = refused(changed("points.bias", None, true));
    assert!(error.starts_with("the net has no part `points.bias`"), "{error}");
    let error = refused(changed("blocks.1.b.weight", None, true));
    assert!(error.starts_with("the net has no part `blocks.1.b.weight`"), "{error}");
    let error = refused(changed("norm.bias", Some((F16, vec![5], vec![0; 10])), true));
    assert!(error.starts_with("`norm.bias` is of shape [5]; it must be of shape [37]"), "{error}");
    let error = refused(changed("norm.bias", Some((F32, vec![37], vec![0; 148])), true));
    assert!(error.starts_with("`norm.bias` is of F32; it must be of F16"), "{error}");
    let error = refused(changed("norm.bias", Some((F16, vec![37], [0, 0x7c].repeat(37))), true));
    assert!(error.starts_with("`norm.bias` has numbers that are not finite"), "{error}");
    let error = refused(changed("enter.weight", Some((F16, vec![0, 75], vec![])), true));
    assert!(error.starts_with("`enter.weight` is of shape [0, 75]; it must be a table"), "{error}");
}
