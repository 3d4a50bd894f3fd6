//! A cable between a browser and a server, which can be pulled out and put in again.

use std::io;
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// A cable to a server: a port of its own, every byte passed on while it is plugged in.
pub struct Cable {
    addr: SocketAddr,
    ends: Arc<Mutex<Ends>>,
}

struct Ends {
    plugged: bool,
    open: Vec<TcpStream>,
}

impl Cable {
    /// A cable to the server that answers there.
    pub fn to(server: SocketAddr) -> Cable {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("there are free ports");
        let addr = listener.local_addr().expect("it is bound");
        let ends = Arc::new(Mutex::new(Ends { plugged: true, open: Vec::new() }));
        let cable = Cable { addr, ends: Arc::clone(&ends) };
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                // A connection that fails is closed, which is all that a browser should see.
                let _ = join(stream, server, &ends);
            }
        });
        cable
    }

    /// The address of the site at this end.
    pub fn site(&self) -> String {
        format!("http://{}", self.addr)
    }

    /// Pulls it out: every connection breaks, and new ones break at once.
    pub fn pull(&self) {
        let mut ends = self.ends.lock().unwrap_or_else(PoisonError::into_inner);
        ends.plugged = false;
        for stream in ends.open.drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// Puts it in again.
    pub fn plug(&self) {
        self.ends.lock().unwrap_or_else(PoisonError::into_inner).plugged = true;
    }
}

fn join(here: TcpStream, server: SocketAddr, ends: &Mutex<Ends>) -> io::Result<()> {
    let mut ends = ends.lock().unwrap_or_else(PoisonError::into_inner);
    if !ends.plugged {
        return here.shutdown(Shutdown::Both);
    }
    let there = TcpStream::connect(server)?;
    ends.open.extend([here.try_clone()?, there.try_clone()?]);
    pass_on(here.try_clone()?, there.try_clone()?);
    pass_on(there, here);
    Ok(())
}

fn pass_on(mut from: TcpStream, mut to: TcpStream) {
    thread::spawn(move || {
        let _ = io::copy(&mut from, &mut to);
        let _ = to.shutdown(Shutdown::Both);
    });
}
