import { Worker } from 'node:worker_threads';
import { type ProcessLimits, endedBy } from './pictureMessages';

/** Milliseconds between two looks. */
const lookEvery = 25;

/** In a thread of its own, because what decodes may not come back to this one. */
const look = `const { workerData } = require('node:worker_threads');
  const { memory, processorInMs = Infinity, begun, endedBy } = workerData;
  const end = (signal) => {
    try { process.kill(process.pid, signal); } catch { process.kill(process.pid, 'SIGKILL'); }
  };
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (process.memoryUsage.rss() > memory) end(endedBy.memory);
    else if (begun[0] >= 0 && (user + system) / 1000 - begun[0] > processorInMs) end(endedBy.time);
  }, ${lookEvery});`;

/** The processor time of this process is counted from its current job or step on. */
export interface OwnLimits {
  stepBegins(): void;
  /** Nothing is under way. */
  rests(): void;
}

/**
 * Ends this process when it takes more memory, or a job or step more time on the processor, than it may. Time on the
 * processor, because that of the clock depends on who else is busy.
 */
export function keepOwnLimits(limits: ProcessLimits): OwnLimits {
  const begun = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)).fill(-1);
  const watcher = new Worker(look, { eval: true, execArgv: [], workerData: { ...limits, begun, endedBy } });
  watcher.unref();
  return {
    stepBegins() {
      const { user, system } = process.cpuUsage();
      begun[0] = (user + system) / 1000;
    },
    rests: () => void (begun[0] = -1),
  };
}
