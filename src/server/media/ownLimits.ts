import { Worker } from 'node:worker_threads';
import { type ProcessLimits, endedBy } from './pictureMessages';

/** Milliseconds between two checks. */
const checkEvery = 25;

interface Watched extends ProcessLimits {
  /** The processor time of this process when its job or step began; below 0 while nothing is under way. */
  begun: Float64Array;
  by: typeof endedBy;
  every: number;
}

/** Runs in a thread of its own, as text: it may use nothing but its argument. */
function watch({ memory, processorInMs = Infinity, begun, by, every }: Watched): void {
  const end = (signal: NodeJS.Signals) => {
    try {
      process.kill(process.pid, signal);
    } catch {
      process.kill(process.pid, 'SIGKILL');
    }
  };
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const from = begun[0] ?? -1;
    if (process.memoryUsage.rss() > memory) end(by.memory);
    else if (from >= 0 && (user + system) / 1000 - from > processorInMs) end(by.time);
  }, every);
}

/** The processor time of this process is counted from its current job or step on. */
export interface OwnLimits {
  stepBegins(): void;
  /** Nothing is under way. */
  rests(): void;
}

/**
 * Ends this process when it takes more memory, or a job or step more time on the processor, than it may. Time on the
 * processor, because that of the clock depends on who else is busy. In a thread, because what decodes may not come back
 * to this one.
 */
export function keepOwnLimits(limits: ProcessLimits): OwnLimits {
  const begun = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)).fill(-1);
  const workerData: Watched = { ...limits, begun, by: endedBy, every: checkEvery };
  const text = `(${watch.toString()})(require('node:worker_threads').workerData)`;
  const watcher = new Worker(text, { eval: true, execArgv: [], workerData });
  watcher.unref();
  return {
    stepBegins() {
      const { user, system } = process.cpuUsage();
      begun[0] = (user + system) / 1000;
    },
    rests: () => void (begun[0] = -1),
  };
}
