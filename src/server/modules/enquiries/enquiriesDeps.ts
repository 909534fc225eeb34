import type { FastifyBaseLogger } from 'fastify';
import type { SiteSettings } from '../../lib/siteSettings';
import type { StoreDeps } from '../../lib/storeDeps';

/** What this module needs of the server. */
export interface EnquiriesDeps extends StoreDeps {
  settings: SiteSettings;
  /** Signs the addresses that answers come back to. */
  secret: Buffer;
  log?: FastifyBaseLogger;
}
