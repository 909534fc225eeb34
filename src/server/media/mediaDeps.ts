import type { FastifyBaseLogger } from 'fastify';
import type { StoreDeps } from '../lib/storeDeps';
import type { Media } from './media';

/** What media needs of the server. */
export interface MediaDeps extends StoreDeps {
  settings: { dataDir: string };
  media: Media;
  log?: FastifyBaseLogger;
}
