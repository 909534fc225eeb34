import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database';
import type { ResponseCache } from './cache/responseCache';
import type { Media } from './media/media';
import type { PaymentGateway } from './payments/gateways/gateway';
import type { Settings } from './settings';

/** Everything a server is made of; tests bring their own. */
export interface ServerDeps {
  settings: Settings;
  database: Database;
  media: Media;
  gateway: PaymentGateway;
  /** Keys the hashes that must not be guessed (visitors of a day, reset links). At least 32 bytes; kept beside the data. */
  secret: Buffer;
  now: () => Date;
  log?: FastifyBaseLogger;
  /** Answers that every visitor gets alike; none where nothing is remembered. */
  answerMemory?: ResponseCache;
}
