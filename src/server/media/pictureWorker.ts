import { Problem } from '../lib/problem';
import { runPictureJob, type PictureJob } from './pictureJobs';
import type { FromWorker } from './pictureMessages';

const memoryCeiling = Number(process.argv[2]);
/** Milliseconds between two checks of this process's memory. */
const lookEvery = 25;

const send = (message: FromWorker, sent?: () => void) => process.send?.(message, undefined, {}, sent);
// decoding runs in threads, which a normal exit would wait for
const end = () => process.kill(process.pid, 'SIGKILL');

function failureOf(error: unknown): Extract<FromWorker, { kind: 'failed' }>['failure'] {
  if (error instanceof Problem) return { status: error.status, code: error.code, message: error.message };
  return { message: error instanceof Error ? error.message : String(error) };
}

async function work(id: number, job: PictureJob): Promise<void> {
  try {
    send({ kind: 'done', id, result: await runPictureJob(job) });
  } catch (error) {
    send({ kind: 'failed', id, failure: failureOf(error) });
  }
}

process.on('message', ({ id, job }: { id: number; job: PictureJob }) => void work(id, job));
process.on('disconnect', end);
// a terminal and a service manager signal the whole group; the server decides when this process ends
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

let isOver = false;
setInterval(() => {
  if (isOver || process.memoryUsage.rss() < memoryCeiling) return;
  isOver = true;
  send({ kind: 'tooMuchMemory' }, end);
  setTimeout(end, lookEvery);
}, lookEvery).unref();
