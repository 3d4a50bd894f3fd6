//! Players that are programs, and the simulator that lets them play.
