//! Tiletum keeps the kernel's laws.

kernel::conformance!(kernel::conformance::Plan::<tiletum::Tiletum>::judged());
