import os from 'node:os';
import { Problem } from '../../lib/problem';
import { keepOwnLimits } from '../../media/ownLimits';
import type { ProcessLimits } from '../../media/pictureMessages';
import { openTable } from './openTable';
import type { FromTableWorker, TableJob } from './tableFile';

/** What a file leaves to visitors first, of 19. */
const patientPriority = 10;

function yieldProcessor(): void {
  try {
    os.setPriority(Math.max(patientPriority, os.getPriority()));
  } catch {
    // not everywhere allowed; it is only less fair then
  }
}

function failureOf(error: unknown): FromTableWorker {
  if (!(error instanceof Problem)) return { kind: 'failed', failure: { message: String(error) } };
  const { status, code, message, fields } = error;
  return { kind: 'failed', failure: { status, code, message, ...(fields && { fields }) } };
}

const send = (message: FromTableWorker) => process.send?.(message);
const own = keepOwnLimits(JSON.parse(process.argv[2] ?? '') as ProcessLimits);
own.stepBegins();
yieldProcessor();

process.once('message', (job: TableJob) => {
  openTable(job).then(
    (result) => send({ kind: 'done', result }),
    (error: unknown) => send(failureOf(error)),
  );
});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// a terminal and a service manager signal the whole group; the server decides when this process ends
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
