import type { SiteSettings } from '../../lib/siteSettings';
import type { StoreDeps } from '../../lib/storeDeps';
import type { PaymentGateway } from '../../payments/gateways/gateway';

/** What this module needs of the server. */
export interface OfficeDeps extends StoreDeps {
  settings: SiteSettings & { smtpUrl: string | undefined };
  gateway: PaymentGateway;
}
