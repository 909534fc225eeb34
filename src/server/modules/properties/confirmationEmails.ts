import { emailText, oneLine } from '../../email/emailText';
import type { Email } from '../../email/outbox';
import type { Unconfirmed } from './confirmationStore';
import type { Settings } from '../../settings';
import { hiddenAt } from './confirmationRules';

const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
type Sender = Pick<Settings, 'publicUrl' | 'company'>;

function letterOf(
  listings: readonly [Unconfirmed, ...Unconfirmed[]],
  { publicUrl, company }: Sender,
  now: Date,
): Email {
  const [{ email, name, title }] = listings;
  const one = listings.length === 1;
  const lines = listings.map((listing) => `  ${oneLine(listing.title)}\n  ${publicUrl}/properties/${listing.id}`);
  const otherwise = `${one ? 'it leaves' : 'they leave'} the search on ${date.format(hiddenAt(now))}`;
  const body = emailText({
    greeting: `Dear ${oneLine(name)},`,
    lead: `We have not heard from you for three weeks about ${one ? 'this listing' : 'these listings'}:\n\n${lines.join('\n\n')}`,
    message:
      `If ${one ? 'it is' : 'they are'} still available, confirm ${one ? 'it' : 'each one'} on the page below. Otherwise ${otherwise}.` +
      ` You can bring ${one ? 'it' : 'them'} back on the same page at any time.`,
    link: { label: 'Your listings', url: `${publicUrl}/my-listings` },
    office: company,
  });
  return {
    to: email,
    subject: one ? `Is “${oneLine(title)}” still available?` : `Are your ${listings.length} listings still available?`,
    body,
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
  return [...byOwner.values()].map((theirs) => letterOf(theirs, sender, now));
}
