import type { FastifyBaseLogger } from 'fastify';
import type { SiteSettings } from '../lib/siteSettings';
import type { StoreDeps } from '../lib/storeDeps';
import type { PaymentGateway } from './gateways/gateway';

/** What payments needs of the server. */
export interface PaymentsDeps extends StoreDeps {
  settings: SiteSettings;
  gateway: PaymentGateway;
  /** Keys the hashes that must not be guessed. */
  secret: Buffer;
  log?: FastifyBaseLogger;
}
