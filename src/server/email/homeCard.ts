import { placeLabel } from '@contract/placeLabel';
import { rupeesOf } from '@contract/searchChips';
import * as language from '@messages/language';
import * as messages from '@messages/server/email';
import { formatRupees } from '../lib/formatRupees';
import { type HomeCard, oneLine } from './emailContent';

/** A published listing, of which an email shows a card. */
export interface EmailedHome {
  id: number;
  title: string;
  type: string;
  location: string;
  city: string;
  purpose: 'sale' | 'rent' | 'invest';
  /** Null: on request. */
  priceInPaise: number | null;
  /** The price before it fell, in paise; null if it did not. */
  fellFrom: number | null;
  isNew: boolean;
  bedrooms: number | null;
  /** In square feet. */
  size: number | null;
  /** One of our pictures, as a path of this site. */
  picture: { path: string; alt: string } | null;
}

const number = new Intl.NumberFormat(language.tag);

/** A fall that both short prices hide is written out. */
function priceOf({ priceInPaise: price, purpose, fellFrom }: EmailedHome): string {
  if (price === null) return messages.priceOnRequest;
  const after = rupeesOf(price / 100);
  const before = fellFrom === null ? null : rupeesOf(fellFrom / 100);
  const [from, to] = before === after ? [formatRupees(fellFrom ?? 0), formatRupees(price)] : [before, after];
  const text = from === null ? to : messages.priceFell(from, to);
  return purpose === 'rent' ? messages.aMonth(text) : text;
}

function labelOf({ fellFrom, isNew, purpose }: EmailedHome): string {
  if (fellFrom !== null) return messages.lowerPrice;
  return isNew ? messages.newHome : messages.purposes[purpose];
}

export function toHomeCard(home: EmailedHome, publicUrl: string): HomeCard {
  const { id, type, bedrooms, size, location, city, picture } = home;
  const facts = [type, bedrooms ? messages.beds(bedrooms) : '', size ? messages.squareFeet(number.format(size)) : ''];
  const title = oneLine(home.title);
  return {
    label: labelOf(home),
    title,
    url: `${publicUrl}/properties/${id}`,
    price: priceOf(home),
    line: [...facts, oneLine(placeLabel({ location, city: { name: city } }))].filter(Boolean).join(' · '),
    picture: picture && { url: publicUrl + picture.path, alt: picture.alt || title },
  };
}
