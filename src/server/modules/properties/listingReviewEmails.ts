import * as messages from '@messages/server/properties';
import { oneLine, usualContent } from '../../email/emailContent';
import type { Email } from '../../email/outbox';
import type { SiteSettings } from '../../lib/siteSettings';

interface Reviewed {
  id: number;
  title: string;
  owner: { name: string; email: string };
}
type Sender = Pick<SiteSettings, 'publicUrl' | 'company'>;

/** To the owner: the listing is published. */
export const approvedEmail = ({ id, title, owner }: Reviewed, { publicUrl, company }: Sender): Email => ({
  kind: 'listing_approved',
  to: owner.email,
  subject: messages.isPublished(oneLine(title)),
  ...usualContent({
    greeting: messages.dear(oneLine(owner.name)),
    lead: messages.weHavePublishedYourListing(oneLine(title)),
    button: { label: messages.yourListing, url: `${publicUrl}/properties/${id}` },
    office: company,
  }),
});

/** To the owner: what to change before the listing can be published. */
export const returnedEmail = (
  { id, title, owner }: Reviewed,
  reason: string,
  { publicUrl, company }: Sender,
): Email => ({
  kind: 'listing_returned',
  to: owner.email,
  subject: messages.needsAChange(oneLine(title)),
  ...usualContent({
    greeting: messages.dear(oneLine(owner.name)),
    lead: messages.pleaseChangeThis(oneLine(title)),
    quote: reason,
    button: { label: messages.editYourListing, url: `${publicUrl}/properties/${id}/edit` },
    office: company,
  }),
});
