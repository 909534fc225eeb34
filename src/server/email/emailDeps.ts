import type { FastifyBaseLogger } from 'fastify';
import type { SiteSettings } from '../lib/siteSettings';
import type { StoreDeps } from '../lib/storeDeps';
import type { MailSettings } from './transport';

/** What email needs of the server. */
export interface EmailDeps extends StoreDeps {
  settings: SiteSettings & MailSettings;
  /** Keys the hashes that must not be guessed. */
  secret: Buffer;
  log?: FastifyBaseLogger;
}
