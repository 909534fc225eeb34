import { mapSketch } from '@app/entry.server';
import { brand } from '@contract/brand';
import * as messages from '@messages/server/start';
import { setTimeout as rest } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { FastifyInstance } from 'fastify';
import { type ServerDeps, buildApi, importedKinds } from './app';
import type { Database } from './db/database';
import { keepDemoPassword, loadDemoContent } from './seed/loadDemo';
import { loadFoundation } from './seed/loadFoundation';
import { shippedPictures } from './seed/demoPictures';
import { createSettingsFollower } from './lib/companySettings';
import { describeMissingNotifications, type NotificationsMissing } from './db/listenerConnection';
import { openDatabase } from './db/open';
import { visitorLimits } from './db/timeLimits';
import { deliverEmailsJob, startDelivery } from './email/deliver';
import { startJobs } from './jobs/scheduler';
import { type ResponseCache, createResponseCache } from './cache/responseCache';
import { type ContentVersion, createContentVersion } from './cache/contentVersion';
import { createBuildCounts } from './lib/buildCounts';
import { createLiveStreams, type LiveStreams } from './live/liveStreams';
import { openMediaLibrary } from './media/mediaLibrary';
import { mediaRoutes } from './media/mediaRoutes';
import { runImportsJob, startImports, type ImportRunner } from './imports/runImports';
import { readTable } from './imports/table/readTable';
import { readPhonesJob } from './jobs/readPhonesJob';
import { sweepPicturesJob } from './media/sweepJob';
import { verifyPassword, hashPassword } from './modules/accounts/passwords';
import { remindOverdueJob } from './modules/enquiries/remindOverdue';
import { joinPeopleJob } from './modules/people/joinPeople';
import { expireHoldsJob } from './modules/meetings/expireHolds';
import { sendNewslettersJob } from './modules/newsletter/sendNewsletters';
import { confirmListingsJob } from './modules/properties/confirmListings';
import { findUnusualListingsJob } from './modules/properties/findUnusualListings';
import { expireFeaturedJob } from './modules/properties/expireFeatured';
import { foldMapChangesJob } from './modules/properties/search/map/foldMapChanges';
import { sendAlertsJob } from './modules/properties/savedSearches/alertsJob';
import { tellShortlistNewsJob } from './modules/shortlists/tellShortlistNews';
import { endVisitsJob } from './modules/visits/endVisits';
import { remindVisitsJob } from './modules/visits/remindVisits';
import { demoAccountsRefusal } from './cli/demoAccounts';
import { openGateway } from './payments/gateways/registry';
import { attachedDocument } from './payments/invoices/attachedDocument';
import { sweepOldDataJob } from './privacy/sweepOldData';
import { beginPricesJob } from './payments/ledger/beginPrices';
import { reconcilePaymentsJob } from './payments/ledger/reconciler';
import { createSandboxGateway } from './payments/gateways/sandbox/sandboxGateway';
import { remindPackageEndingsJob } from './payments/ledger/packageReminders';
import { type Drain, drainOf } from './plugins/drain';
import { setSecurityHeaders } from './plugins/headers';
import { readAssets } from './render/assets';
import { servePages } from './render/pages';
import { openFiles } from './files/openFiles';
import { readSigningKey } from './files/signingKey';
import { registerHealth } from './plugins/health';
import { serveOpenApi } from './plugins/openApi';
import { listenVariable, type Settings } from './settings';
import type { Logger } from 'pino';

/** Milliseconds from the start of the shutdown; after 9.5 s the process is killed. */
const longestJobs = 8_500;

/** Milliseconds between the first runs of two jobs: all at once, they would keep the first visitors waiting. */
const betweenFirstRuns = 250;

/** Every recurring task of the server. */
const serverJobs = [
  reconcilePaymentsJob,
  beginPricesJob,
  remindPackageEndingsJob,
  expireFeaturedJob,
  foldMapChangesJob,
  expireHoldsJob,
  confirmListingsJob,
  findUnusualListingsJob,
  remindOverdueJob,
  sendNewslettersJob,
  sendAlertsJob,
  tellShortlistNewsJob,
  remindVisitsJob,
  endVisitsJob,
  sweepPicturesJob,
  readPhonesJob,
  joinPeopleJob,
  sweepOldDataJob,
];

/** The running server. */
export interface RunningServer {
  server: FastifyInstance;
  /** The address it is reachable at. */
  address: string;
  /** Renders the picture variants that nobody has requested yet; stops with the server. */
  preparePictures(progress: (done: number, of: number) => void): Promise<void>;
  stop(): Promise<void>;
}

interface Start {
  settings: Settings;
  log: Logger;
  tell: (line: string) => void;
  folders: { built: string; shipped: string };
}

/** Refuses to start in production on a database whose demonstration accounts have their public password. */
async function refuseDemoDoors(database: Database, { production }: Settings): Promise<void> {
  const refusal = production ? await demoAccountsRefusal(database) : undefined;
  if (refusal) throw new Error(messages.settingsAreRefused(brand, [refusal]));
}

/** Loads the initial content. @returns work that must end before the first request, and can go on while the server is built */
async function loadContent(
  database: Database,
  settings: Settings,
  tell: (line: string) => void,
): Promise<{ remaining: Promise<void> }> {
  if (!settings.demo) {
    await loadFoundation(database);
    return { remaining: Promise.resolve() };
  }
  const deps = { database, settings, now: () => new Date(), hashPassword, fitsPassword: verifyPassword };
  const remaining = (await loadDemoContent(deps, tell)) ? keepDemoPassword(deps) : Promise.resolve();
  // whoever awaits it hears of a failure
  remaining.catch(() => undefined);
  return { remaining };
}

/** Opens the database, migrates it, loads the initial content and serves everything on one port. */
export async function startServer({ settings, log, tell, folders }: Start): Promise<RunningServer> {
  tell(messages.openingTheDatabase);
  const saved = createSettingsFollower(settings);
  const watch = createContentVersion(saved.follow);
  const live = createLiveStreams();
  const listening = (up: boolean) => [watch, saved, live].forEach((follower) => follower.setConnected(up));
  const notificationsMissing = (missing: NotificationsMissing) => {
    tell(describeMissingNotifications(missing, listenVariable(settings)));
    log.warn({ reason: missing.reason, err: missing.cause }, 'no notifications from the database');
  };
  const database = await openDatabase(settings, tell, { listening, notificationsMissing, limits: visitorLimits });
  try {
    await refuseDemoDoors(database, settings);
    const content = await loadContent(database, settings, tell);
    const secret = readSigningKey(settings);
    const now = () => new Date();
    const files = await openFiles(settings);
    const media = openMediaLibrary(files, { shipped: shippedPictures() });
    const gateway = settings.gateway
      ? await openGateway(settings.gateway)
      : createSandboxGateway({ database, secret, now });
    const responseCache = createResponseCache(watch);
    const buildCounts = createBuildCounts(readAssets(folders.built).build);
    const imports = startImports({ settings, database, files, now, log, kinds: importedKinds, readTable });
    const deps: ServerDeps = {
      settings,
      database,
      files,
      media,
      gateway,
      secret,
      now,
      log,
      responseCache,
      live,
      mapSketch,
      buildCounts,
      wakeImports: () => void imports.wake(),
    };
    await watch.start(database);
    await saved.start(database);
    await live.start(database);
    return await serveEverything({ ...deps, responseCache, live, imports }, watch, folders, content.remaining);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serveEverything(
  deps: ServerDeps & { responseCache: ResponseCache; live: LiveStreams; imports: ImportRunner },
  watch: ContentVersion,
  folders: Start['folders'],
  contentLoaded: Promise<void>,
): Promise<RunningServer> {
  const { settings, database, media, secret } = deps;
  let drain: Drain | undefined;
  const server = await buildApi(deps, async (whole) => {
    setSecurityHeaders(whole, settings);
    await serveOpenApi(whole);
    await mediaRoutes(whole, deps);
    drain = drainOf(whole);
    const { pageRendered } = registerHealth(whole, deps, drain.begun);
    await servePages(whole, {
      database,
      settings,
      secret,
      folders,
      watch,
      responseCache: deps.responseCache,
      pageRendered,
    });
    deps.responseCache.attachTo(whole);
  });
  await contentLoaded;
  const address = await server.listen({ port: settings.port, host: settings.host });
  // addresses in pages and emails use the port that was actually assigned
  settings.publicUrl ||= address;
  const delivery = startDelivery({ ...deps, makeDocument: attachedDocument(deps) });
  const jobs = startJobs<ServerDeps>(
    [...serverJobs, deliverEmailsJob(delivery, watch.refresh() === undefined), runImportsJob(deps.imports)],
    deps,
    betweenFirstRuns,
  );
  const stopping = new AbortController();
  return {
    server,
    address: settings.publicUrl,
    preparePictures: async (progress) => {
      const rows = await database.rows<{ hash: string }>(sql`select distinct hash from media`);
      await media.prepare(
        rows.map(({ hash }) => hash),
        progress,
        stopping.signal,
      );
    },
    stop: async () => {
      stopping.abort();
      // while the last requests are answered; a provider that hangs may not keep the database from being closed
      const jobsEnded = Promise.all([delivery.stop(), jobs.stop(), deps.imports.stop()]);
      const timeUp = rest(longestJobs, undefined, { ref: false });
      // streams never end by themselves, and their readers connect elsewhere
      deps.live.stop();
      await drain?.close();
      await Promise.race([jobsEnded, timeUp]);
      await watch.stop();
      await database.close();
    },
  };
}
