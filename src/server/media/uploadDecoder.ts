import * as messages from '@messages/server/media';
import { type FairQueue, fairQueue } from '../lib/fairQueue';
import { Problem } from '../lib/problem';
import type { PictureJob, PictureResults } from './pictureJobs';
import { decodingMemory } from './pictureMessages';
import { PictureProcess, PictureProcessEnded, type PictureProcessOptions, type RunOptions } from './pictureProcess';
import { refusals } from './pictureProcesses';

type JobOf<Kind extends PictureJob['kind']> = Extract<PictureJob, { kind: Kind }>;

/** Processes of one kind, each for one job at a time. */
export interface LaneOptions extends PictureProcessOptions {
  places: number;
  /** Jobs of one account at once. */
  each: number;
  /** Milliseconds by the clock that a step of a job may take. */
  stepInMs: number;
  /** A process ends with its job, whose memory none of the next shares. */
  once?: boolean;
}

const megabyte = 1024 * 1024;
/** Uploads under way at once, most of which wait for a lane; each account has two, as browsers send that many. */
const underWay = { atOnce: 24, each: 2, waiting: 200 };
/**
 * What nearly every picture and page gets by with (a page scanned at 300 dots per inch takes a second and 350 MB); what
 * does not is no reason for others to wait. The clock counts only where the processor is not reached: a busy machine
 * makes nothing slow.
 */
const quickLane: LaneOptions = {
  places: 3,
  each: 1,
  limits: { memory: 400 * megabyte, processorInMs: 1_800 },
  stepInMs: 8_000,
};
const slowLane: LaneOptions = {
  places: 2,
  each: 1,
  isPatient: true,
  once: true,
  limits: { memory: decodingMemory, processorInMs: 10_000 },
  stepInMs: 60_000,
};

const busy = () => new Problem(503, 'unavailable', messages.weCannotOpenPicturesRightNow, undefined, 5);

/** By somebody else, such as a machine that is short of memory. */
const isKilled = (error: unknown) => error instanceof PictureProcessEnded && error.reason === 'killed';

class Lane {
  private readonly idle: PictureProcess[] = [];
  private readonly inTurn: FairQueue;

  constructor(private readonly options: LaneOptions) {
    const { places, each } = options;
    this.inTurn = fairQueue({ atOnce: places, each, waiting: underWay.atOnce, busy });
  }

  /** @throws PictureProcessEnded when the job took more than it may, or Problem */
  async run<Kind extends PictureJob['kind']>(
    from: string,
    job: JobOf<Kind>,
    onStep?: RunOptions['onStep'],
  ): Promise<PictureResults[Kind]> {
    return this.inTurn(from, async () => {
      try {
        return await this.runOnce(job, onStep);
      } catch (error) {
        if (!isKilled(error)) throw error;
        return this.runOnce(job, onStep);
      }
    });
  }

  private async runOnce<Kind extends PictureJob['kind']>(
    job: JobOf<Kind>,
    onStep: RunOptions['onStep'],
  ): Promise<PictureResults[Kind]> {
    const own = this.process();
    const { stepInMs, once } = this.options;
    return own.run<Kind>(job, { stepInMs, ...(onStep && { onStep }) }).finally(() => {
      if (once) own.kill();
      // one that was ended is replaced before it is missed
      else this.idle.push(own.ended ? new PictureProcess(this.options) : own);
    });
  }

  /** The one that ran last, so that the others end when idle. */
  private process(): PictureProcess {
    for (let last = this.idle.pop(); last; last = this.idle.pop()) if (!last.ended) return last;
    return new PictureProcess(this.options);
  }
}

/**
 * Decodes what people upload, so that nobody's upload holds up another's. Accounts take turns. Each job runs alone in a
 * process with small limits; what exceeds them is tried again beside the others with large ones, and then refused.
 */
export class UploadDecoder {
  private readonly quick: Lane;
  private readonly slow: Lane;
  private readonly turns = fairQueue({ ...underWay, busy });

  constructor({ quick = {}, slow = {} }: { quick?: Partial<LaneOptions>; slow?: Partial<LaneOptions> } = {}) {
    this.quick = new Lane({ ...quickLane, ...quick });
    this.slow = new Lane({ ...slowLane, ...slow });
  }

  /** A whole upload of one account: its jobs run inside. @throws Problem 503 when too many wait */
  upload<Result>(from: string, work: () => Promise<Result>): Promise<Result> {
    return this.turns(from, work);
  }

  /**
   * `again` is the job once more, when it took too long or too much memory: from the step that it had begun.
   * @throws PictureProcessEnded when it exceeds the large limits, too, or the job's Problem
   */
  async run<Kind extends PictureJob['kind']>(
    from: string,
    job: JobOf<Kind>,
    { onStep, again = () => job }: { onStep?: RunOptions['onStep']; again?: () => JobOf<Kind> } = {},
  ): Promise<PictureResults[Kind]> {
    try {
      return await this.quick.run<Kind>(from, job, onStep).catch((error: unknown) => {
        if (isKilled(error) || !(error instanceof PictureProcessEnded)) throw error;
        return this.slow.run<Kind>(from, again(), onStep);
      });
    } catch (error) {
      throw isKilled(error) ? refusals.killed() : error;
    }
  }
}
