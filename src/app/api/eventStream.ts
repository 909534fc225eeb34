/** An event that the server sends: its name, or `alive` for a sign that the connection still works. */
export type StreamEvent = string;

/** Milliseconds without a byte, after which a connection counts as broken: two of the server's heartbeats. */
const longestSilence = 45_000;

/** A reader's next piece; rejects after too long a silence. */
async function nextPiece(reader: ReadableStreamDefaultReader<string>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the stream is silent')), longestSilence);
  });
  return Promise.race([reader.read(), silence]).finally(() => clearTimeout(timer));
}

/** The name of one block of a stream; `alive` for a comment. */
const nameOf = (block: string): StreamEvent => /^event: *(\w+)$/m.exec(block)?.[1] ?? 'alive';

/**
 * Reads server-sent events until the response ends. `EventSource` cannot send the token.
 *
 * @returns null, once the response has ended
 * @throws Error when the connection breaks or is silent for too long
 */
export async function readEvents(response: Response, onEvent: (event: StreamEvent) => void): Promise<null> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return null;
  let text = '';
  try {
    for (;;) {
      const { done, value } = await nextPiece(reader);
      if (done) return null;
      const blocks = (text + value).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) onEvent(nameOf(block));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
