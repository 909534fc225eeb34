import type { FastifyBaseLogger } from 'fastify';
import type { SiteSettings } from '../../lib/siteSettings';
import type { StoreDeps } from '../../lib/storeDeps';
import type { Media } from '../../media/media';

/** What this module needs of the server. */
export interface AccountsDeps extends StoreDeps {
  settings: SiteSettings;
  media: Media;
  /** Keys the hashes that must not be guessed. */
  secret: Buffer;
  log?: FastifyBaseLogger;
}
