/*
 * A server in its own process: `serveUploads.ts TARGET FOLDER` (TARGET is FOLDER too, or the URL of a PostgreSQL)
 * prints {"address","authorization","listing"}: its address, a token's header, and a draft of that account. For each
 * line on stdin it prints {"grownBy"}: the peak growth of its memory since the previous line, in bytes.
 */
import readline from 'node:readline';
import { buildApi } from '@server/app';
import { openDatabase } from '@server/db/open';
import { openDataFolder } from '@server/files/dataFolder';
import { openMediaLibrary } from '@server/media/mediaLibrary';
import { mediaRoutes } from '@server/media/mediaRoutes';
import { makeAccount, makeListing } from '../../support/factories';
import { testDeps } from '../../support/testServer';

const print = (what: object) => process.stdout.write(`${JSON.stringify(what)}\n`);

/** The peak growth of memory since the last query. */
function watchMemory(): () => number {
  let [before, most] = [process.memoryUsage.rss(), 0];
  setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 2).unref();
  return () => {
    const peakGrowth = Math.max(most, process.memoryUsage.rss()) - before;
    [before, most] = [process.memoryUsage.rss(), 0];
    return peakGrowth;
  };
}

async function serve(target: string, folder: string): Promise<void> {
  const database = await openDatabase({
    databaseUrl: target.startsWith('postgres') ? target : undefined,
    dataDir: folder,
  });
  const { deps } = testDeps(database, {
    media: openMediaLibrary(openDataFolder(folder)),
    settings: { dataDir: folder },
  });
  const server = await buildApi(deps, (whole) => mediaRoutes(whole, deps));
  const account = await makeAccount(database);
  const { id: listing } = await makeListing(database, { ownerId: account.id, lifecycle: 'draft' });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const peakGrowth = watchMemory();
  readline
    .createInterface({ input: process.stdin })
    .on('line', () => print({ grownBy: peakGrowth() }))
    .once('close', () => process.exit());
  print({ address, authorization: account.headers.authorization, listing });
}

void serve(process.argv[2] ?? '', process.argv[3] ?? '').catch((error: Error) => {
  process.stderr.write(`${error.stack ?? error.message}\n`);
  process.exit(1);
});
