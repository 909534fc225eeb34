import * as messages from '@messages/server/live';
import { PassThrough, type Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../db/database';
import { Problem } from '../lib/problem';

/** Milliseconds between heartbeats; each also checks that the reader may still look. */
const heartbeat = 20_000;
/** Open streams of one process. */
const mostStreams = 1_000;
/** Milliseconds, for the browser’s own `EventSource`. */
const reconnectAfter = 10_000;

/** Milliseconds after an event before the next one to the same reader: a thousand changes at once are few events. */
const pause = 250;

/** What one can follow: a shortlist by its id, or the work of the office. */
export type LiveTopic = `shortlist:${number}` | 'office';

export interface StreamReader {
  accountId: number;
  sessionId: number;
  topic: LiveTopic;
  /** Streams that one account may have open on this kind of topic. */
  most: number;
  /** Whether the session is open and the account may still look. */
  mayStay: () => Promise<boolean>;
}

/** Server-sent events to people who look at a shortlist or at the office, through the notifications of the database. */
export interface LiveStreams {
  /**
   * Opens a stream: `changed` after each change, `ended` before it closes for good. Closes at once while notifications
   * could be missed, and at the end of this process, so that the reader asks in another way.
   *
   * @throws Problem 429 when the account has too many, 503 when this process has
   */
  open(reader: StreamReader): Readable;
  /** Called by the database when notifications stop arriving and when they arrive again. */
  setConnected(up: boolean): void;
  start(database: Pick<Database, 'listen'>): Promise<void>;
  /** Closes every stream and opens no other. */
  stop(): void;
}

interface OpenStream extends StreamReader {
  output: PassThrough;
  /** Unset between checks and pauses; `again` when something changed during one. */
  check?: 'running' | 'again' | undefined;
}

export function createLiveStreams(): LiveStreams {
  const open = new Set<OpenStream>();
  let listens = false;
  let disconnected = false;
  let timer: NodeJS.Timeout | undefined;

  function close(stream: OpenStream, last?: string): void {
    open.delete(stream);
    stream.output.end(last);
  }
  const closeAll = () => open.forEach((stream) => close(stream));

  function write(stream: OpenStream, text: string): void {
    // a reader who takes nothing any more
    if (!stream.output.write(text)) stream.output.destroy();
  }

  /** Writes, unless the reader may no longer look. One check at a time: changes during one lead to one more. */
  async function writeIfAllowed(stream: OpenStream, text: string): Promise<void> {
    if (stream.check) {
      stream.check = 'again';
      return;
    }
    stream.check = 'running';
    // without an answer the reader has to ask in another way
    const allowed = await stream.mayStay().catch(() => undefined);
    if (!open.has(stream)) return;
    if (!allowed) return close(stream, allowed === false ? event('ended') : undefined);
    write(stream, text);
    await setTimeout(pause, undefined, { ref: false });
    const again = (stream.check as OpenStream['check']) === 'again';
    stream.check = undefined;
    if (again && open.has(stream)) await writeIfAllowed(stream, event('changed'));
  }

  /** Says that something changed; who may no longer look learns that instead. */
  const announce = (isMeant: (stream: OpenStream) => boolean) =>
    [...open].filter(isMeant).forEach((stream) => void writeIfAllowed(stream, event('changed')));

  function add(reader: StreamReader): Readable {
    const kind = kindOf(reader.topic);
    const mine = [...open].filter(
      ({ accountId, topic }) => accountId === reader.accountId && kindOf(topic) === kind,
    ).length;
    if (mine >= reader.most) throw new Problem(429, 'too_many_streams', messages.tooManyWindows[kind], undefined, 30);
    if (open.size >= mostStreams) throw new Problem(503, 'unavailable', messages.tooManyWindows[kind], undefined, 30);
    const stream: OpenStream = { ...reader, output: new PassThrough() };
    open.add(stream);
    stream.output.on('close', () => open.delete(stream));
    // what changed before this line is in no notification
    stream.output.write(lines({ retry: reconnectAfter }) + event('changed'));
    return stream.output;
  }

  return {
    open: (reader) => (listens && !disconnected ? add(reader) : closedStream()),
    setConnected(up) {
      disconnected = !up;
      if (!up) closeAll();
    },
    async start(database) {
      await database.listen('shortlist_changed', (id) => announce(({ topic }) => topic === `shortlist:${id}`));
      await database.listen('office_changed', () => announce(({ topic }) => topic === 'office'));
      await database.listen('session_ended', (id) => announce(({ sessionId }) => String(sessionId) === id));
      timer = setInterval(() => open.forEach((stream) => void writeIfAllowed(stream, alive)), heartbeat);
      timer.unref();
      listens = true;
    },
    stop() {
      listens = false;
      clearInterval(timer);
      closeAll();
    },
  };
}

const kindOf = (topic: LiveTopic) => (topic === 'office' ? 'office' : 'shortlist');

/** Fields of the format of server-sent events, closed by an empty line. */
const lines = (fields: Readonly<Record<string, string | number>>) =>
  [...Object.entries(fields).map((field) => field.join(':')), '', ''].join('\n');
const event = (name: 'changed' | 'ended') => lines({ event: name, data: '{}' });
/** A comment, which readers skip. */
const alive = lines({ '': '' });

function closedStream(): Readable {
  const output = new PassThrough();
  output.end(lines({ retry: reconnectAfter }));
  return output;
}
