import * as messages from '@messages/server/media';
import { createSemaphore } from '../lib/semaphore';
import { Problem } from '../lib/problem';
import type { PictureJob, PictureResults } from './pictureJobs';
import { type ProcessLimits, decodingMemory } from './pictureMessages';
import { PictureProcess, PictureProcessEnded } from './pictureProcess';

/** What is said when a job ended its process. */
export const refusals: Readonly<Record<PictureProcessEnded['reason'], () => Problem>> = {
  memory: () => new Problem(413, 'too_many_pixels', messages.thisPictureNeedsMoreMemory),
  time: () => new Problem(415, 'too_complex', messages.thisPictureTakesTooLong),
  crash: () => new Problem(415, 'wrong_type', messages.thisIsNotAPictureWeCanRead),
  killed: () => new Problem(503, 'unavailable', messages.weCannotOpenPicturesRightNow, undefined, 5),
};

/**
 * A process that decodes pictures for several jobs at once: started with the first, ended when idle for a while, replaced
 * when it dies. A job that another one may have killed is tried once more, in a process of its own.
 */
export class PictureProcesses {
  private shared: PictureProcess | undefined;
  private readonly alone = createSemaphore(1);

  constructor(private readonly limits: ProcessLimits = { memory: decodingMemory }) {}

  /** The current process, if any. */
  get pid(): number | undefined {
    return this.shared?.ended === false ? this.shared.pid : undefined;
  }

  /** @throws the job's Problem; 413, 415 or 503 when the process died from it */
  async run<Kind extends PictureJob['kind']>(job: Extract<PictureJob, { kind: Kind }>): Promise<PictureResults[Kind]> {
    if (!this.shared || this.shared.ended) this.shared = new PictureProcess({ limits: this.limits });
    try {
      return await this.shared.run<Kind>(job);
    } catch (error) {
      if (!(error instanceof PictureProcessEnded)) throw error;
      if (error.wasAlone && error.reason !== 'killed') throw refusals[error.reason]();
      return this.alone(() => runAlone<Kind>(job, this.limits));
    }
  }
}

async function runAlone<Kind extends PictureJob['kind']>(
  job: Extract<PictureJob, { kind: Kind }>,
  limits: ProcessLimits,
): Promise<PictureResults[Kind]> {
  const own = new PictureProcess({ limits });
  try {
    return await own.run<Kind>(job);
  } catch (error) {
    throw error instanceof PictureProcessEnded ? refusals[error.reason]() : error;
  } finally {
    own.kill();
  }
}
