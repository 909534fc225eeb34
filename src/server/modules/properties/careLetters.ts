import { brand } from '@contract/brand';
import type { Letter } from '../../mail/outbox';
import type { Unconfirmed } from './careStore';
import { hiddenAt } from './confirmationRules';

const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function letterOf(listings: readonly [Unconfirmed, ...Unconfirmed[]], publicUrl: string, now: Date): Letter {
  const [{ email, name, title }] = listings;
  const one = listings.length === 1;
  const lines = listings.map((listing) => `  ${oneLine(listing.title)}\n  ${publicUrl}/properties/${listing.id}`);
  return {
    to: email,
    subject: one ? `Is “${oneLine(title)}” still available?` : `Are your ${listings.length} listings still available?`,
    body: `Dear ${oneLine(name)},\n\nWe have not heard from you for three weeks about ${one ? 'this listing' : 'these listings'}:\n\n${lines.join('\n\n')}\n\nIf ${one ? 'it is' : 'they are'} still available, confirm ${one ? 'it' : 'each of them'} here:\n\n${publicUrl}/my-listings\n\nOtherwise ${one ? 'it leaves' : 'they leave'} the search on ${date.format(hiddenAt(now))}. Nothing is lost: you can bring ${one ? 'it' : 'them'} back on the same page at any time.\n\n${brand}`,
  };
}

/** One letter an owner, about all of the owner's listings that wait to be confirmed. `publicUrl` has no slash at its end. */
export function confirmationLetters(listings: readonly Unconfirmed[], publicUrl: string, now: Date): Letter[] {
  const byOwner = new Map<number, [Unconfirmed, ...Unconfirmed[]]>();
  for (const listing of [...listings].sort((one, other) => one.id - other.id)) {
    const others = byOwner.get(listing.ownerId);
    if (others) others.push(listing);
    else byOwner.set(listing.ownerId, [listing]);
  }
  return [...byOwner.values()].map((theirs) => letterOf(theirs, publicUrl, now));
}
