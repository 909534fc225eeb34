/** @jest-environment node */
import { readEvents } from './eventStream';

/** A response whose body the test writes. */
function makeResponse() {
  const wire = new TransformStream<Uint8Array, Uint8Array>();
  const writer = wire.writable.getWriter();
  const encoder = new TextEncoder();
  const events: string[] = [];
  const read = readEvents(new Response(wire.readable), (event) => events.push(event));
  return { events, read, write: (text: string) => writer.write(encoder.encode(text)), end: () => writer.close() };
}

it('reads events in whatever pieces they come, and comments as signs of life', async () => {
  const { events, read, write, end } = makeResponse();
  await write('retry: 10000\nevent: cha');
  await write('nged\ndata: {}\n');
  await write('\n: still here\n\nevent: ended\ndata: {}\n\n');
  await end();
  expect(await read).toBeNull();
  expect(events).toEqual(['changed', 'alive', 'ended']);
});

it('gives up a connection that is silent for 45 seconds', async () => {
  jest.useFakeTimers();
  try {
    const { read, write } = makeResponse();
    const failed = expect(read).rejects.toThrow('silent');
    await write(': still here\n\n');
    await jest.advanceTimersByTimeAsync(44_000);
    await write(': still here\n\n');
    await jest.advanceTimersByTimeAsync(46_000);
    await failed;
  } finally {
    jest.useRealTimers();
  }
});
