import { createHash } from 'node:crypto';
import type { Reporter, Suite } from '@playwright/test/reporter';

const seed = process.env.AANGAN_SEED ?? '';

const keyOf = (name: string) => createHash('sha1').update(seed).update(name).digest('hex');

function shuffle(suite: Suite): void {
  suite
    .entries()
    .map((entry) => [keyOf('id' in entry ? entry.id : entry.titlePath().join()), entry] as const)
    .sort(([a], [b]) => a.localeCompare(b))
    .forEach(([, entry], at) => (suite.entries()[at] = entry));
  suite.suites.forEach(shuffle);
}

/**
 * Shuffles the files of each project and the tests of each file by AANGAN_SEED. Playwright's own `--shuffle` mixes the
 * projects, so that every other test waits for another worker and its browser to start.
 */
export default class ShuffledTests implements Reporter {
  async preprocess({ suite }: { suite: Suite }): Promise<void> {
    suite.suites.forEach(shuffle);
  }

  printsToStdio(): boolean {
    return false;
  }
}
