/*
 * A process that locks a folder: `holdFolder.ts FOLDER` prints {"state":"open"} and stays, or prints
 * {"state":"refused",…} and exits.
 */
import { openDatabase } from '@server/db/open';

async function hold(folder: string): Promise<void> {
  try {
    await openDatabase({ databaseUrl: undefined, dataDir: folder });
    print({ state: 'open', ms: process.uptime() * 1_000 });
    process.stdin.resume().once('end', () => process.exit()); // exits with the test, however that ends
  } catch (error) {
    print({ state: 'refused', ms: process.uptime() * 1_000, reason: (error as Error).message });
    process.exitCode = 1;
  }
}

const print = (what: object) => process.stdout.write(`${JSON.stringify({ pid: process.pid, ...what })}\n`);

void hold(process.argv[2] ?? '');
