import { Problem } from '../lib/problem';
import { keepOwnLimits } from './ownLimits';
import { runPictureJob, type PictureJob } from './pictureJobs';
import type { FromWorker, ProcessLimits } from './pictureMessages';

const own = keepOwnLimits(JSON.parse(process.argv[2] ?? '') as ProcessLimits);
let underWay = 0;

const send = (message: FromWorker) => process.send?.(message);
// decoding runs in threads, which a normal exit would wait for
const end = () => process.kill(process.pid, 'SIGKILL');

function failureOf(error: unknown): Extract<FromWorker, { kind: 'failed' }>['failure'] {
  if (error instanceof Problem) return { status: error.status, code: error.code, message: error.message };
  return { message: error instanceof Error ? error.message : String(error) };
}

async function work(id: number, job: PictureJob): Promise<void> {
  const step = (page = 0) => {
    own.stepBegins();
    send({ kind: 'step', id, page });
  };
  underWay += 1;
  try {
    step();
    send({ kind: 'done', id, result: await runPictureJob(job, step) });
  } catch (error) {
    send({ kind: 'failed', id, failure: failureOf(error) });
  } finally {
    underWay -= 1;
    if (underWay === 0) own.rests();
  }
}

process.on('message', ({ id, job }: { id: number; job: PictureJob }) => void work(id, job));
process.on('disconnect', end);
// a terminal and a service manager signal the whole group; the server decides when this process ends
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
