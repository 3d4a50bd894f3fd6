//! Numbers of 16 bits, as files hold them.

/// The number that these two bytes stand for (IEEE 754 binary16, little endian).
pub(crate) fn number(bytes: [u8; 2]) -> f32 {
    let bits = u32::from(u16::from_le_bytes(bytes));
    let (sign, rest) = ((bits & 0x8000) << 16, bits & 0x7fff);
    match rest >> 10 {
        0 => f32::from_bits(sign | (rest as f32 / (1 << 24) as f32).to_bits()),
        31 => f32::from_bits(sign | 0x7f80_0000 | (rest & 0x3ff) << 13),
        _ => f32::from_bits(sign | ((rest << 13) + (112 << 23))),
    }
}

/// The two bytes that come nearest to a number, which is not too large for them.
pub(crate) fn bytes(number: f32) -> [u8; 2] {
    let sign = (number.to_bits() >> 16 & 0x8000) as u16;
    let size = number.abs();
    let (mut low, mut high) = (0u16, 0x7bff);
    while low < high {
        let middle = low + (high - low) / 2;
        let between =
            (self::number(middle.to_le_bytes()) + self::number((middle + 1).to_le_bytes())) / 2.0;
        if size > between { low = middle + 1 } else { high = middle }
    }
    (sign | low).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_written_as_it_is_read() {
        for bits in (0..0x7c00).chain(0x8000..0xfc00) {
            assert_eq!(bytes(of(bits)), bits.to_le_bytes());
        }
        assert_eq!(bytes(1.0004), 0x3c00u16.to_le_bytes());
        assert_eq!(bytes(1.0006), 0x3c01u16.to_le_bytes());
    }

    fn of(bits: u16) -> f32 {
        number(bits.to_le_bytes())
    }

    #[test]
    fn numbers_of_every_size_are_read() {
        assert_eq!((of(0x3c00), of(0xc000), of(0x7bff)), (1.0, -2.0, 65504.0));
        assert_eq!((of(0x0001), of(0x03ff)), (2f32.powi(-24), 1023.0 * 2f32.powi(-24)));
        assert_eq!((of(0x0400), of(0x3555)), (2f32.powi(-14), 0.333_251_95));
        assert!(of(0x8000) == 0.0 && of(0x8000).is_sign_negative());
        assert!(of(0xfc00) == f32::NEG_INFINITY && of(0x7e00).is_nan());
    }

    #[test]
    fn numbers_grow_with_their_bits() {
        assert!((0..0x7c00).all(|bits| of(bits) < of(bits + 1)));
    }
}
