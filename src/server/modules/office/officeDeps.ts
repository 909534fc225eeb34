import type { SiteSettings } from '../../lib/siteSettings';
import type { LiveStreams } from '../../live/liveStreams';
import type { StoreDeps } from '../../lib/storeDeps';
import type { PaymentGateway } from '../../payments/gateways/gateway';

/** What this module needs of the server. */
export interface OfficeDeps extends StoreDeps {
  settings: SiteSettings & { smtpUrl: string | undefined };
  gateway: PaymentGateway;
  /** Without it, streams end at once. */
  live?: LiveStreams;
}
