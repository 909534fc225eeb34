import { labelOfField } from '@contract/listingFields';
import { officeLimits } from '@contract/officeLimits';
import type { OfficeProperty, PropertyHistoryEntry } from '@contract/officeProperties';
import type { Lifecycle } from '@contract/properties';
import * as agents from '@messages/app/officeAgents';
import * as messages from '@messages/app/officeListings';
import * as labels from '@messages/contract/lifecycles';
import { exactMoney, shortMoney, toPaise } from '../../ui/Money';
import type { Tone } from '../../ui/office/Status';
import { wholeNumber } from '../../ui/wholeNumber';

export const lifecycles = ['in_review', 'draft', 'published', 'sold', 'archived'] as const satisfies Lifecycle[];

export const lifecycleLabels: Readonly<Record<Lifecycle, string>> = labels.lifecycles;

export const lifecycleTones: Readonly<Record<Lifecycle, Tone>> = {
  in_review: 'waiting',
  draft: 'quiet',
  published: 'good',
  sold: 'quiet',
  archived: 'quiet',
};

/** What may need attention, by the name of its filter in the address. */
export const attention = {
  unconfirmed: messages.notConfirmedForThreeWeeks,
  pictures: messages.noPhotos,
  price: messages.noPrice,
  unusual: messages.unusualValues,
  featured: messages.featured,
} as const;
export type Attention = keyof typeof attention;

/** What to check in a listing, and whether somebody has said that it is right. */
export const unusualLabel = ({ unusual }: Pick<OfficeProperty, 'unusual'>): string | null =>
  unusual && messages.unusualField(unusual.field, unusual.confirmed);

export const isAttention = (name: string | null): name is Attention => name !== null && Object.hasOwn(attention, name);

export const titleOf = ({ id, title }: Pick<OfficeProperty, 'id' | 'title'>): string => title || messages.listingId(id);

const inWords = (format: (paise: number) => string, price: string | null, purpose: OfficeProperty['purpose']): string =>
  price === null ? messages.onRequest : `${format(toPaise(price))}${purpose === 'rent' ? messages.aMonth : ''}`;

type Priced = Pick<OfficeProperty, 'price' | 'purpose'>;
/** "₹1.25 Cr", "₹95,000 a month", "On request". */
export const shortPrice = ({ price, purpose }: Priced): string => inWords(shortMoney, price, purpose);
export const exactPrice = ({ price, purpose }: Priced): string => inWords(exactMoney, price, purpose);

const otherLabels: Readonly<Record<string, string>> = {
  lifecycle: messages.status,
  pictures: messages.photos,
  return_reason: messages.returnedBecause,
  archived_reason: messages.archivedBecause,
  featured_until: messages.featuredUntil,
  owner_id: messages.owner,
  agent: agents.answers,
};

const labelled = (name: string, value: unknown): unknown => {
  if (name === 'lifecycle') return lifecycleLabels[value as Lifecycle] ?? value;
  if (typeof value === 'string' && (name === 'price' || name === 'hoa_fees' || name === 'property_tax'))
    return exactMoney(toPaise(value));
  return value;
};

/** A change of a listing with the labels that its owner's form has. */
export function labelledChange({ before, after }: Pick<PropertyHistoryEntry, 'before' | 'after'>) {
  const withLabels = (fields: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        labelOfField(name) ?? otherLabels[name] ?? name,
        labelled(name, value),
      ]),
    );
  return { before: withLabels(before), after: withLabels(after) };
}

/** How many people asked about it: "12", and "1,000+" where counting ends. */
export const enquiryCount = ({ enquiries }: Pick<OfficeProperty, 'enquiries'>): string =>
  enquiries < officeLimits.countedEnquiries ? String(enquiries) : messages.atLeast(wholeNumber.format(enquiries));
