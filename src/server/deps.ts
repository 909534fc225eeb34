import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database';
import type { ResponseCache } from './cache/responseCache';
import type { BuildCounts } from './lib/buildCounts';
import type { LiveStreams } from './live/liveStreams';
import type { MapSketch } from './media/drawn/drawings';
import type { Media } from './media/media';
import type { PaymentGateway } from './payments/gateways/gateway';
import type { Settings } from './settings';

/** The parts of a server; tests bring their own. */
export interface ServerDeps {
  settings: Settings;
  database: Database;
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
  /** Counts for the measurements; absent without them. */
  buildCounts?: BuildCounts;
}
