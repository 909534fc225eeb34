import net from 'node:net';

/** Slow 4G as Lighthouse has it: bytes a second of the line, milliseconds of a round trip. */
const line = { rate: (1.6 * 1024 * 1024) / 8, roundTrip: 150 };
const packet = 1_460;

/** Sends what is given, after half a round trip, in its order. */
function later(socket) {
  return (bytes) => setTimeout(() => socket.writable && socket.write(bytes), line.roundTrip / 2);
}

/** Packets of all connections, one of each in turn, at the line's rate. */
function pacedSender() {
  const waiting = new Map();
  let due = 0;
  let timer;
  const sendDue = () => {
    timer = undefined;
    while (waiting.size > 0 && due <= performance.now()) {
      const [send, bytes] = waiting.entries().next().value;
      send(bytes.subarray(0, packet));
      waiting.delete(send);
      if (bytes.length > packet) waiting.set(send, bytes.subarray(packet));
      due += (Math.min(bytes.length, packet) / line.rate) * 1_000;
    }
    if (waiting.size > 0) timer = setTimeout(sendDue, Math.max(due - performance.now(), 1));
  };
  return (send, bytes) => {
    waiting.set(send, waiting.has(send) ? Buffer.concat([waiting.get(send), bytes]) : bytes);
    due = Math.max(due, performance.now());
    timer ??= setTimeout(sendDue, 0);
  };
}

/**
 * A slow line before a server of this machine: all connections share its rate, and each packet comes when its turn is. The browser's own slow
 * network would hand a page over in one piece when its last byte is due, so that nothing that its head names could be asked for before.
 */
export async function slowLine(address) {
  const pace = pacedSender();
  const sockets = new Set();
  const server = net.createServer((near) => {
    const far = net.connect(Number(new URL(address).port), '127.0.0.1');
    const [up, down] = [later(far), later(near)];
    near.setNoDelay().on('data', up);
    far.setNoDelay().on('data', (bytes) => pace(down, bytes));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(one);
      one
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(one);
          setTimeout(() => other.destroy(), line.roundTrip);
        });
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`,
    close,
  };
}
