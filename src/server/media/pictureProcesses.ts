import * as messages from '@messages/server/media';
import { createSemaphore } from '../lib/semaphore';
import { Problem } from '../lib/problem';
import type { PictureJob, PictureResults } from './pictureJobs';
import { memoryCeiling } from './pictureMessages';
import { PictureProcess, PictureProcessEnded } from './pictureProcess';

type Refusals = Readonly<Record<PictureProcessEnded['reason'], () => Problem>>;

const usual: Refusals = {
  memory: () => new Problem(413, 'too_many_pixels', messages.thisPictureNeedsMoreMemory),
  crash: () => new Problem(415, 'wrong_type', messages.thisIsNotAPictureWeCanRead),
  killed: () => new Problem(503, 'unavailable', messages.weCannotOpenPicturesRightNow, undefined, 5),
};

/**
 * The process that decodes pictures: started with the first job, ended when idle for a while, replaced when it dies.
 */
export class PictureProcesses {
  private shared: PictureProcess | undefined;
  private readonly alone = createSemaphore(1);

  private readonly ceiling: number;
  private readonly refusals: Refusals;

  /** `ceiling`: maximum memory of a process, in bytes; the others: what is said when a job ended its process. */
  constructor({ ceiling = memoryCeiling, ...refusals }: { ceiling?: number } & Partial<Refusals> = {}) {
    this.ceiling = ceiling;
    this.refusals = { ...usual, ...refusals };
  }

  /** The current process, if any. */
  get pid(): number | undefined {
    return this.shared?.ended === false ? this.shared.pid : undefined;
  }

  /** @throws the job's Problem; 413, 415 or 503 when the process died from it, even alone */
  async run<Kind extends PictureJob['kind']>(job: Extract<PictureJob, { kind: Kind }>): Promise<PictureResults[Kind]> {
    if (!this.shared || this.shared.ended) this.shared = new PictureProcess(this.ceiling);
    try {
      return await this.shared.run<Kind>(job);
    } catch (error) {
      // another picture may have killed it: retry this one in its own process
      if (error instanceof PictureProcessEnded)
        return this.alone(() => runAlone<Kind>(job, this.ceiling, this.refusals));
      throw error;
    }
  }
}

async function runAlone<Kind extends PictureJob['kind']>(
  job: Extract<PictureJob, { kind: Kind }>,
  ceiling: number,
  refusals: Refusals,
): Promise<PictureResults[Kind]> {
  const own = new PictureProcess(ceiling);
  try {
    return await own.run<Kind>(job);
  } catch (error) {
    throw error instanceof PictureProcessEnded ? refusals[error.reason]() : error;
  } finally {
    own.kill();
  }
}
