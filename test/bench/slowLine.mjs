import net from 'node:net';

/** Slow 4G as Lighthouse defines it: bytes per second, and milliseconds of a round trip. */
const line = { rate: (1.6 * 1024 * 1024) / 8, roundTrip: 150 };
const packet = 1_460;

/** Delays bytes by half a round trip, in order. */
function delayed(socket) {
  return (bytes) => setTimeout(() => socket.writable && socket.write(bytes), line.roundTrip / 2);
}

/** Sends the packets of all connections round-robin at the line's rate. */
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
 * A slow line in front of a local server. All connections share its rate, packet by packet. The browser's own
 * throttling would deliver a page in one piece when its last byte is due, so nothing in its head could be requested
 * earlier.
 */
export async function slowLine(address) {
  const pace = pacedSender();
  const sockets = new Set();
  const server = net.createServer((near) => {
    const far = net.connect(Number(new URL(address).port), '127.0.0.1');
    const [up, down] = [delayed(far), delayed(near)];
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
