import type { FastifyBaseLogger } from 'fastify';
import type { SiteSettings } from '../../lib/siteSettings';
import type { StoreDeps } from '../../lib/storeDeps';
import type { PaymentGateway } from '../../payments/gateways/gateway';

/** What this module needs of the server. */
export interface MeetingsDeps extends StoreDeps {
  settings: SiteSettings;
  gateway: PaymentGateway;
  log?: FastifyBaseLogger;
}
