import * as messages from '@messages/server/media';
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { Problem } from '../lib/problem';
import type { PictureJob, PictureResults } from './pictureJobs';
import type { FromWorker } from './pictureMessages';

/** Milliseconds before an idle process ends; a form with many photos shares one. */
const keepIdle = 5_000;
/** Milliseconds; decoding stops by itself after 30 s, so a longer job hangs. */
const longestJob = 120_000;

/** The process ended before it answered. */
export class PictureProcessEnded extends Error {
  constructor(readonly reason: 'memory' | 'crash' | 'killed') {
    super(messages.thePictureProcessEnded(reason));
  }
}

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
}

/**
 * A process that decodes pictures, so that its memory is freed when it ends and a picture that crashes it breaks
 * nothing else.
 */
export class PictureProcess {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, Waiting>();
  private idle: NodeJS.Timeout | undefined;
  private tooMuchMemory = false;
  private next = 0;
  ended = false;

  constructor(ceiling: number) {
    // next to this file, in the bundle or the sources; gets no settings, because pictures are untrusted
    const script = path.join(__dirname, `pictureWorker${path.extname(__filename)}`);
    this.child = fork(script, [String(ceiling)], {
      serialization: 'advanced',
      execArgv: process.execArgv,
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child.on('message', (message) => this.receive(message as FromWorker));
    this.child.once('exit', (_code, signal) => this.end(signal));
    this.child.once('error', () => this.end(null));
    this.holdOpen(false);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  run<Kind extends PictureJob['kind']>(job: Extract<PictureJob, { kind: Kind }>): Promise<PictureResults[Kind]> {
    clearTimeout(this.idle);
    const id = (this.next += 1);
    const timer = setTimeout(() => this.kill(), longestJob);
    this.holdOpen(true);
    return new Promise<PictureResults[Kind]>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.child.send({ id, job }, (error) => error && this.kill());
    }).finally(() => {
      clearTimeout(timer);
      if (this.waiting.size === 0 && !this.ended) this.rest();
    });
  }

  /** Kills it; its current jobs are rejected. */
  kill(): void {
    this.child.kill('SIGKILL');
  }

  private receive(message: FromWorker): void {
    if (message.kind === 'tooMuchMemory') {
      this.tooMuchMemory = true;
      return;
    }
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.kind === 'done') return waiting?.resolve(message.result as never);
    const { status, code, message: words } = message.failure;
    waiting?.reject(status !== undefined && code !== undefined ? new Problem(status, code, words) : new Error(words));
  }

  private end(signal: NodeJS.Signals | null): void {
    this.ended = true;
    clearTimeout(this.idle);
    const reason = this.tooMuchMemory
      ? 'memory'
      : /^SIG(SEGV|BUS|ABRT|ILL|FPE)$/.test(signal ?? '')
        ? 'crash'
        : 'killed';
    for (const { reject } of this.waiting.values()) reject(new PictureProcessEnded(reason));
    this.waiting.clear();
  }

  private rest(): void {
    this.holdOpen(false);
    this.idle = setTimeout(() => {
      this.ended = true;
      if (this.child.connected) this.child.disconnect();
    }, keepIdle).unref();
  }

  /** Whether this process keeps the server alive. */
  private holdOpen(hold: boolean): void {
    const channel = this.child.channel as { ref?(): void; unref?(): void } | null | undefined;
    if (hold) {
      this.child.ref();
      channel?.ref?.();
    } else {
      this.child.unref();
      channel?.unref?.();
    }
  }
}
