import type { FastifyBaseLogger } from 'fastify';
import type { FileStore } from '../files/fileStore';
import type { SiteSettings } from '../lib/siteSettings';
import type { StoreDeps } from '../lib/storeDeps';
import type { Media } from '../media/media';

/** What privacy needs of the server. */
export interface PrivacyDeps extends StoreDeps {
  settings: SiteSettings & { dataDir: string };
  media: Media;
  files: FileStore;
  /** Keys the hashes that must not be guessed. */
  secret: Buffer;
  log?: FastifyBaseLogger;
}
