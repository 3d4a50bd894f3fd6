//! A net: its parts, and how it looks at positions.

use std::collections::HashMap;

use crate::answer::{Answer, Question};
use crate::desk::{Desk, SIDE_BY_SIDE};
use crate::file::File;
use crate::fit;
use crate::layers::{Head, Layer, fast, norm};
use crate::{Fit, NetError};

/// What a file calls itself that holds a net of this kind.
pub const FORMAT: &str = "guildhall-net-1";

/// A net that learned a game.
#[derive(Debug)]
pub struct Net {
    labels: HashMap<String, String>,
    enter: Layer,
    squeeze: Layer,
    blocks: Vec<Block>,
    /// What the last norm is multiplied by, and what is added.
    norm: (Vec<f32>, Vec<f32>),
    policy: Head,
    points: Head,
    share: Head,
}

/// Two layers whose sum is added to what went in.
#[derive(Debug)]
struct Block {
    a: Layer,
    b: Layer,
}

/// How large a net is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// The length of an observation.
    pub inputs: usize,
    /// The width of the first layer.
    pub wide: usize,
    /// The width of the body.
    pub body: usize,
    /// How many blocks the body has.
    pub blocks: usize,
    /// The size of the action index.
    pub outputs: usize,
    /// The most seats of a table.
    pub seats: usize,
}

impl Net {
    /// Reads a file's bytes.
    ///
    /// # Errors
    /// If they are no net, or parts do not go together.
    pub fn read(bytes: &[u8]) -> Result<Net, NetError> {
        let file = File::read(bytes)?;
        fit::format(&file.labels)?;
        let enter = file.table("enter.weight")?;
        let enter = Layer::by_input(&enter, file.row("enter.bias", enter.columns)?);
        let body = file.table("squeeze.weight")?.rows;
        let squeeze = layer(&file, "squeeze", [body, enter.outputs()])?;
        let blocks = (0..).map_while(|number| Block::read(&file, number, body).transpose());
        let policy = file.table("policy.weight")?.rows;
        let seats = file.table("points.weight")?.rows;
        Ok(Net {
            enter,
            squeeze,
            blocks: blocks.collect::<Result<_, _>>()?,
            norm: (file.row("norm.weight", body)?, file.row("norm.bias", body)?),
            policy: head(&file, "policy", [policy, body])?,
            points: head(&file, "points", [seats, body])?,
            share: head(&file, "share", [seats, body])?,
            labels: file.labels,
        })
    }

    /// Reads a file's bytes and makes sure that the net is for this game.
    ///
    /// # Errors
    /// If they are no net, or one for something else.
    pub fn read_for(bytes: &[u8], fit: &Fit<'_>) -> Result<Net, NetError> {
        let net = Net::read(bytes)?;
        fit.check(&net)?;
        Ok(net)
    }

    /// What the file says of the net: the game and its versions, and how it was made.
    pub fn labels(&self) -> &HashMap<String, String> {
        &self.labels
    }

    /// How large it is.
    pub fn sizes(&self) -> Sizes {
        Sizes {
            inputs: self.enter.inputs(),
            wide: self.enter.outputs(),
            body: self.squeeze.outputs(),
            blocks: self.blocks.len(),
            outputs: self.policy.outputs(),
            seats: self.points.outputs(),
        }
    }

    /// Looks at one position.
    ///
    /// # Panics
    /// If the question is larger than the net.
    pub fn glance(&self, desk: &mut Desk, question: &Question<'_>, answer: &mut Answer) {
        self.look(desk, std::slice::from_ref(question), std::slice::from_mut(answer));
    }

    /// Looks at many positions: faster than one after the other.
    ///
    /// # Panics
    /// If a question is larger than the net, or there is not an answer for each.
    pub fn look(&self, desk: &mut Desk, questions: &[Question<'_>], answers: &mut [Answer]) {
        assert_eq!(questions.len(), answers.len(), "there is an answer for each question");
        let parts = questions.chunks(SIDE_BY_SIDE).zip(answers.chunks_mut(SIDE_BY_SIDE));
        for (questions, answers) in parts {
            desk.make_room(questions.len(), self.sizes());
            fast(
                #[inline(always)]
                || {
                    self.body(desk, questions);
                    self.heads(desk, questions, answers);
                },
            );
        }
    }

    /// From the observations to the stream behind the last block.
    #[inline(always)]
    fn body(&self, desk: &mut Desk, questions: &[Question<'_>]) {
        let Desk { wide, stream, sums, active } = desk;
        let (enter, body) = (self.enter.places(), self.squeeze.places());
        wide.chunks_exact_mut(enter).for_each(|out| self.enter.begin(out));
        self.enter.add(questions.iter().map(|one| (one.inputs, one.values)), wide);
        rectify(active, wide, enter);
        stream.chunks_exact_mut(body).for_each(|out| self.squeeze.begin(out));
        self.squeeze.add(active.iter().map(|one| one.parts()), stream);
        stream.iter_mut().for_each(|number| *number = number.max(0.0));
        let width = self.squeeze.outputs();
        for Block { a, b } in &self.blocks {
            for (active, stream) in active.iter_mut().zip(stream.chunks_exact(body)) {
                active.take_all(|out| norm(&stream[..width], out), width);
            }
            sums.chunks_exact_mut(body).for_each(|out| a.begin(out));
            a.add(active.iter().map(|one| one.parts()), sums);
            rectify(active, sums, body);
            stream.chunks_exact_mut(body).for_each(|out| b.add_bias(out));
            b.add(active.iter().map(|one| one.parts()), stream);
        }
    }

    /// From the stream to the answers.
    #[inline(always)]
    fn heads(&self, desk: &mut Desk, questions: &[Question<'_>], answers: &mut [Answer]) {
        let (width, places) = (self.squeeze.outputs(), self.squeeze.places());
        let streams = desk.stream.chunks_exact(places).zip(desk.sums.chunks_exact_mut(places));
        for ((question, answer), (stream, out)) in questions.iter().zip(answers).zip(streams) {
            let (features, _) = out.split_at_mut(width);
            norm(&stream[..width], features);
            let scales = self.norm.0.iter().zip(&self.norm.1);
            for (feature, (weight, bias)) in features.iter_mut().zip(scales) {
                *feature = (*feature * weight + bias).max(0.0);
            }
            self.answer(question, features, answer);
        }
    }

    #[inline(always)]
    fn answer(&self, question: &Question<'_>, features: &[f32], answer: &mut Answer) {
        let seats = 0..question.players;
        let logits =
            question.legal.iter().map(|number| self.policy.output(*number as usize, features));
        fill(&mut answer.logits, logits);
        fill(&mut answer.points, seats.clone().map(|seat| self.points.output(seat, features)));
        fill(&mut answer.shares, seats.map(|seat| self.share.output(seat, features)));
        answer.share_out();
    }
}

impl Block {
    /// The block of this number, if there is one.
    fn read(file: &File<'_>, number: usize, width: usize) -> Result<Option<Block>, NetError> {
        let name = |part: &str| format!("blocks.{number}.{part}");
        if !file.has(&name("a.weight")) {
            return Ok(None);
        }
        let [a, b] = [name("a"), name("b")].map(|name| layer(file, &name, [width, width]));
        Ok(Some(Block { a: a?, b: b? }))
    }
}

/// A layer of the body; its table has a row for each output.
fn layer(file: &File<'_>, name: &str, size: [usize; 2]) -> Result<Layer, NetError> {
    let table = file.sized(&format!("{name}.weight"), size)?;
    Ok(Layer::by_output(&table, file.row(&format!("{name}.bias"), size[0])?))
}

fn head(file: &File<'_>, name: &str, size: [usize; 2]) -> Result<Head, NetError> {
    let table = file.sized(&format!("{name}.weight"), size)?;
    Ok(Head::new(table, file.row(&format!("{name}.bias"), size[0])?))
}

/// What is above zero goes into the next layer.
#[inline(always)]
fn rectify(active: &mut [crate::layers::Active], sums: &[f32], places: usize) {
    active.iter_mut().zip(sums.chunks_exact(places)).for_each(|(one, sums)| one.rectify(sums));
}

fn fill(out: &mut Vec<f32>, numbers: impl Iterator<Item = f32>) {
    out.clear();
    out.extend(numbers);
}
