import type { ServerDeps } from '../../deps';
import { GRACE_IN_MS } from './meetingsRules';
import { endHolds } from './meetingsStore';

type WatchDeps = Pick<ServerDeps, 'database' | 'settings' | 'now' | 'log'>;

/** Gives up every hold that ran out unpaid a little while ago; office and visitor are told by letter. Answers how many there were. */
export async function endLapsedHolds({ database, settings, now }: WatchDeps): Promise<number> {
  return endHolds(database, new Date(now().getTime() - GRACE_IN_MS), now(), { office: settings.company.email, publicUrl: settings.publicUrl });
}

/** Does so every minute until stopped; `stop` waits for the run under way. */
export function startHoldWatch(deps: WatchDeps, everyInMs = 60_000): { stop(): Promise<void> } {
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= endLapsedHolds(deps)
      .catch((failure: unknown) => deps.log?.warn({ err: failure }, 'holds could not be ended'))
      .then(() => { running = undefined; });
  };
  const timer = setInterval(run, everyInMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
