/*
 * A process that locks a folder: `holdFolder.ts FOLDER` prints {"state":"open"} and stays, or prints
 * {"state":"refused",…} and exits.
 */
import { readFileSync } from 'node:fs';
import { openDatabase } from '@server/db/open';

/**
 * Milliseconds since this process began, without those in which a busy machine ran others instead (Linux counts them,
 * in nanoseconds).
 */
function ownUptime(): number {
  let waited = 0;
  try {
    waited = Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    // another system
  }
  return process.uptime() * 1_000 - waited;
}

async function hold(folder: string): Promise<void> {
  try {
    await openDatabase({ databaseUrl: undefined, dataDir: folder });
    print({ state: 'open', ms: ownUptime() });
    process.stdin.resume().once('end', () => process.exit()); // exits with the test, however that ends
  } catch (error) {
    print({ state: 'refused', ms: ownUptime(), reason: (error as Error).message });
    process.exitCode = 1;
  }
}

const print = (what: object) => process.stdout.write(`${JSON.stringify({ pid: process.pid, ...what })}\n`);

void hold(process.argv[2] ?? '');
