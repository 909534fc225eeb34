import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildCore } from './core';
import type { Database } from './db/database';
import type { FileStore } from './files/fileStore';
import type { ResponseCache } from './cache/responseCache';
import type { BuildCounts } from './lib/buildCounts';
import type { LiveStreams } from './live/liveStreams';
import type { MapSketch } from './media/drawn/drawings';
import type { Media } from './media/media';
import type { PaymentGateway } from './payments/gateways/gateway';
import type { Settings } from './settings';
import { companyRoutes } from './modules/company/companyRoutes';
import { auditRoutes } from './audit/auditRoutes';
import { importsRoutes } from './imports/importsRoutes';
import { officeEmailRoutes } from './email/officeEmailRoutes';
import { accountsRoutes } from './modules/accounts/accountsRoutes';
import { identifyByToken } from './modules/accounts/identify';
import { countPageReads } from './modules/blogs/pageReads';
import { officePictureRoutes } from './modules/content/officePictureRoutes';
import { blogsRoutes } from './modules/blogs/blogsRoutes';
import { officeArticlesRoutes } from './modules/blogs/officeArticlesRoutes';
import { catalogueRoutes } from './modules/catalogue/catalogueRoutes';
import { costsRoutes } from './modules/costs/costsRoutes';
import { ratesRoutes } from './modules/rates/ratesRoutes';
import { contentRoutes } from './modules/content/contentRoutes';
import { officeAdvertisementsRoutes } from './modules/content/officeAdvertisementsRoutes';
import { officePagesRoutes } from './modules/content/officePagesRoutes';
import { officeServicesRoutes } from './modules/content/officeServicesRoutes';
import { officeSlidesRoutes } from './modules/content/officeSlidesRoutes';
import { officeTeamRoutes } from './modules/content/officeTeamRoutes';
import { documentsRoutes } from './modules/documents/documentsRoutes';
import { enquiriesRoutes } from './modules/enquiries/enquiriesRoutes';
import { leadImports } from './modules/enquiries/imports/leadImports';
import { favouritesRoutes } from './modules/shortlists/favouritesRoutes';
import { shortlistNewsRoutes } from './modules/shortlists/shortlistNewsRoutes';
import { shortlistsRoutes } from './modules/shortlists/shortlistsRoutes';
import { officeAddOnOrdersRoutes } from './modules/addOnOrders/officeAddOnOrdersRoutes';
import { officeMeetingsRoutes } from './modules/meetings/officeMeetingsRoutes';
import { meetingsRoutes } from './modules/meetings/meetingsRoutes';
import { newsletterRoutes } from './modules/newsletter/newsletterRoutes';
import { officeNewslettersRoutes } from './modules/newsletter/officeNewslettersRoutes';
import { officeSearchRoutes } from './modules/office/officeSearchRoutes';
import { officeSetupRoutes } from './modules/office/officeSetupRoutes';
import { officeTodayRoutes } from './modules/office/officeTodayRoutes';
import { officeCatalogueRoutes } from './modules/packages/officeCatalogueRoutes';
import { packagesRoutes } from './modules/packages/packagesRoutes';
import { paymentsRoutes } from './payments/http/paymentsRoutes';
import { officePaymentsRoutes } from './payments/office/officePaymentsRoutes';
import { countSearches } from './modules/properties/searches/countSearches';
import { officeSearchesRoutes } from './modules/properties/searches/officeSearchesRoutes';
import { agentsRoutes } from './modules/properties/agents/agentsRoutes';
import { listingChanges } from './modules/properties/imports/listingChanges';
import { listingImports } from './modules/properties/imports/listingImports';
import { officePropertiesRoutes } from './modules/properties/officePropertiesRoutes';
import { contactImports } from './modules/people/imports/contactImports';
import { peopleRoutes } from './modules/people/peopleRoutes';
import { plainFormsRoutes } from './modules/plainForms/plainFormsRoutes';
import { problemReportsRoutes } from './modules/problemReports/problemReportsRoutes';
import { brochureRoutes } from './modules/properties/brochureRoutes';
import { papersRoutes } from './modules/properties/papersRoutes';
import { reraRoutes } from './modules/properties/reraRoutes';
import { propertiesRoutes } from './modules/properties/propertiesRoutes';
import { savedSearchesRoutes } from './modules/properties/savedSearches/savedSearchesRoutes';
import { officeReviewsRoutes } from './modules/reviews/officeReviewsRoutes';
import { reviewsRoutes } from './modules/reviews/reviewsRoutes';
import { shareCardsRoutes } from './modules/shareCards/shareCardsRoutes';
import { toursRoutes } from './modules/tours/toursRoutes';
import { officeVisitsRoutes } from './modules/visits/officeVisitsRoutes';
import { visitsRoutes } from './modules/visits/visitsRoutes';
import { privacyRoutes } from './privacy/privacyRoutes';

/** The parts of a server; tests bring their own. */
export interface ServerDeps {
  settings: Settings;
  database: Database;
  files: FileStore;
  media: Media;
  gateway: PaymentGateway;
  /** Keys the hashes that must not be guessed (daily visitor ids, reset links). At least 32 bytes; stored beside the data. */
  secret: Buffer;
  now: () => Date;
  log?: FastifyBaseLogger;
  /** Cached responses that are the same for every visitor; absent without a cache. */
  responseCache?: ResponseCache;
  /** Our sketch of a city around a place, for documents; absent where no pages are rendered, undefined where nothing is drawn. */
  mapSketch?: (place: { latitude: number; longitude: number }) => Promise<MapSketch | undefined>;
  /** Streams of changes; absent where nobody can look at one. */
  live?: LiveStreams;
  /** Begins what an import waits for; without it, nobody does. */
  wakeImports?: () => void;
  /** Counts for the measurements; absent without them. */
  buildCounts?: BuildCounts;
}

/** What an agency can bring in from files. */
export const importedKinds = [listingImports, leadImports, contactImports, listingChanges];

const modules = [
  accountsRoutes,
  propertiesRoutes,
  agentsRoutes,
  papersRoutes,
  brochureRoutes,
  shareCardsRoutes,
  reraRoutes,
  savedSearchesRoutes,
  catalogueRoutes,
  costsRoutes,
  ratesRoutes,
  contentRoutes,
  blogsRoutes,
  officeArticlesRoutes,
  officePictureRoutes,
  officePagesRoutes,
  officeAdvertisementsRoutes,
  officeServicesRoutes,
  officeSlidesRoutes,
  officeTeamRoutes,
  reviewsRoutes,
  officePropertiesRoutes,
  officeSearchesRoutes,
  officeReviewsRoutes,
  enquiriesRoutes,
  favouritesRoutes,
  shortlistNewsRoutes,
  shortlistsRoutes,
  toursRoutes,
  documentsRoutes,
  newsletterRoutes,
  officeNewslettersRoutes,
  problemReportsRoutes,
  plainFormsRoutes,
  packagesRoutes,
  officeCatalogueRoutes,
  paymentsRoutes,
  officePaymentsRoutes,
  officeAddOnOrdersRoutes,
  meetingsRoutes,
  officeMeetingsRoutes,
  visitsRoutes,
  officeVisitsRoutes,
  auditRoutes,
  officeEmailRoutes,
  officeSetupRoutes,
  officeTodayRoutes,
  officeSearchRoutes,
  peopleRoutes,
  companyRoutes,
  privacyRoutes,
  importsRoutes(importedKinds),
];

/** Builds the whole API; tests inject requests into the same server that runs. `around` adds everything else, before the routes. */
export async function buildApi(
  deps: ServerDeps,
  around?: (server: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> {
  const server = await buildCore(deps, identifyByToken(deps));
  countPageReads(server, deps);
  countSearches(server, deps);
  await around?.(server);
  for (const routes of modules) await server.register(async (scope) => routes(scope, deps));
  return server;
}
