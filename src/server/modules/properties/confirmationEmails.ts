import * as messages from '@messages/server/properties';
import { oneLine, usualContent } from '../../email/emailContent';
import type { Email } from '../../email/outbox';
import type { Unconfirmed } from './confirmationStore';
import { longDay } from '../../lib/moments';
import type { SiteSettings } from '../../lib/siteSettings';
import { hiddenAt } from './confirmationRules';

type Sender = Pick<SiteSettings, 'publicUrl' | 'company'>;

function emailTo(listings: readonly [Unconfirmed, ...Unconfirmed[]], { publicUrl, company }: Sender, now: Date): Email {
  const [{ email, name, title }] = listings;
  const content = usualContent({
    greeting: messages.dear(oneLine(name)),
    lead: messages.weHaveNotHeardFromYou(listings.length),
    more: [
      {
        links: listings.map((listing) => ({
          label: oneLine(listing.title),
          url: `${publicUrl}/properties/${listing.id}`,
        })),
      },
      messages.confirmOrItLeaves(listings.length, longDay(hiddenAt(now))),
    ],
    button: { label: messages.yourListings, url: `${publicUrl}/my-listings` },
    office: company,
  });
  return {
    kind: 'listings_confirm',
    to: email,
    subject:
      listings.length === 1
        ? messages.isItStillAvailable(oneLine(title))
        : messages.areTheyStillAvailable(listings.length),
    ...content,
  };
}

/** One email per owner about all of their listings that need confirmation. `publicUrl` has no trailing slash. */
export function confirmationEmails(listings: readonly Unconfirmed[], sender: Sender, now: Date): Email[] {
  const byOwner = new Map<number, [Unconfirmed, ...Unconfirmed[]]>();
  for (const listing of [...listings].sort((one, other) => one.id - other.id)) {
    const others = byOwner.get(listing.ownerId);
    if (others) others.push(listing);
    else byOwner.set(listing.ownerId, [listing]);
  }
  return [...byOwner.values()].map((theirs) => emailTo(theirs, sender, now));
}
