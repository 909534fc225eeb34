import * as messages from '@messages/server/media';
import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { Problem } from '../lib/problem';
import type { PictureJob, PictureResults } from './pictureJobs';
import { type FromWorker, type ProcessLimits, endedBy } from './pictureMessages';

/** Milliseconds before an idle process ends; a form with many photos shares one. */
const keepIdle = 5_000;
/** Milliseconds; a process limits its own time on the processor, so a longer step hangs. */
const longestStep = 120_000;
/** Milliseconds in which a process starts, even on a busy machine. */
const longestStart = 30_000;
/** What a process with `isPatient` leaves to everybody else first, of 19. */
const patientPriority = 10;

/** The process ended before it answered. */
export class PictureProcessEnded extends Error {
  constructor(
    readonly reason: 'memory' | 'time' | 'crash' | 'killed',
    /** No other job ran in it, so this one was the reason. */
    readonly wasAlone: boolean,
  ) {
    super(messages.thePictureProcessEnded(reason));
  }
}

export interface PictureProcessOptions {
  limits: ProcessLimits;
  /** Yields the processor to everything else. */
  isPatient?: boolean;
}

export interface RunOptions {
  /** Milliseconds by the clock that a step may take. */
  stepInMs?: number;
  /** Called with each step that begins: 0 for the job itself, then the number of a page. */
  onStep?: (page: number) => void;
}

function yieldProcessor(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    os.setPriority(pid, patientPriority);
  } catch {
    // not everywhere allowed; it is only less fair then
  }
}

interface Waiting {
  stepBegins(page: number): void;
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
  private wasTooSlow = false;
  private next = 0;
  ended = false;

  constructor({ limits, isPatient = false }: PictureProcessOptions) {
    // next to this file, in the bundle or the sources; gets no settings, because pictures are untrusted
    const script = path.join(__dirname, `pictureWorker${path.extname(__filename)}`);
    this.child = fork(script, [JSON.stringify(limits)], {
      serialization: 'advanced',
      execArgv: process.execArgv,
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child.on('message', (message) => this.receive(message as FromWorker));
    this.child.once('exit', (_code, signal) => this.end(signal));
    this.child.once('error', () => this.end(null));
    if (isPatient) yieldProcessor(this.child.pid);
    this.rest();
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  run<Kind extends PictureJob['kind']>(
    job: Extract<PictureJob, { kind: Kind }>,
    { stepInMs = longestStep, onStep }: RunOptions = {},
  ): Promise<PictureResults[Kind]> {
    clearTimeout(this.idle);
    const id = (this.next += 1);
    const tooSlow = () => {
      this.wasTooSlow = true;
      this.kill();
    };
    let timer = setTimeout(() => this.kill(), longestStart);
    const stepBegins = (page: number) => {
      clearTimeout(timer);
      timer = setTimeout(tooSlow, stepInMs);
      onStep?.(page);
    };
    this.holdOpen(true);
    return new Promise<PictureResults[Kind]>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, stepBegins });
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
    const waiting = this.waiting.get(message.id);
    if (message.kind === 'step') return waiting?.stepBegins(message.page);
    this.waiting.delete(message.id);
    if (message.kind === 'done') return waiting?.resolve(message.result as never);
    const { status, code, message: words } = message.failure;
    waiting?.reject(status !== undefined && code !== undefined ? new Problem(status, code, words) : new Error(words));
  }

  private end(signal: NodeJS.Signals | null): void {
    this.ended = true;
    clearTimeout(this.idle);
    const wasAlone = this.waiting.size === 1;
    for (const { reject } of this.waiting.values()) reject(new PictureProcessEnded(this.reasonOf(signal), wasAlone));
    this.waiting.clear();
  }

  private reasonOf(signal: NodeJS.Signals | null): PictureProcessEnded['reason'] {
    if (this.wasTooSlow || signal === endedBy.time) return 'time';
    if (signal === endedBy.memory) return 'memory';
    return /^SIG(SEGV|BUS|ABRT|ILL|FPE)$/.test(signal ?? '') ? 'crash' : 'killed';
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
