import { consultationInPaise } from '@contract/prices';
import * as language from '@messages/language';
import * as messages from '@messages/server/purchaseEmails';
import { datedMoment } from '../../lib/moments';
import type { SiteSettings } from '../../lib/siteSettings';

/** A bought item at its price. */
export interface PurchaseLine {
  /** A credit is for the rest of a package that is replaced; its id is that of the grant, its amount negative. */
  kind: 'package' | 'add_on' | 'meeting' | 'credit';
  id: number;
  name: string;
  amountInPaise: number;
  /** The version of its price; meetings have none. */
  version?: number;
  /** Of a credit: the grants that it is for. */
  parts?: { grant: number; amountInPaise: number }[];
  /** The title of an add-on's listing at the time of purchase. */
  listing?: string;
}

/** An account's purchase, identified by its `receipt`. */
export interface Purchase {
  accountId: number;
  receipt: string;
  lines: PurchaseLine[];
  /** The buyer's own listing that the add-ons are for. */
  propertyId?: number;
  /** A new order of an upgrade: the grant that is replaced, and the package that replaces it. */
  upgrade?: { from: number; to: number };
}

/** The data of a payment for its settlement. */
export interface SettledPayment {
  id: number;
  account_id: number;
  amount_in_paise: number;
  description: string;
  package_id: number | null;
  add_on_ids: number[];
  meeting_id: number | null;
  test: boolean;
  lines: PurchaseLine[];
  provider_order_id: string;
}

/** Recipient of emails about money, besides the buyer. */
export interface Office {
  email: string;
  phone: string;
  publicUrl: string;
  /** Where meetings at the office take place. */
  address: string;
  gstin: string;
}

export function officeOf({ company, publicUrl }: Pick<SiteSettings, 'company' | 'publicUrl'>): Office {
  const { email, phone, address, gstin } = company;
  return { email, phone, address, gstin, publicUrl };
}

export const totalOf = (lines: readonly PurchaseLine[]) =>
  lines.reduce((sum, { amountInPaise }) => sum + amountInPaise, 0);
export const idsOf = (lines: readonly PurchaseLine[], kind: PurchaseLine['kind']) =>
  lines
    .filter((line) => line.kind === kind)
    .map(({ id }) => id)
    .sort((one, other) => one - other);
const listed = (lines: readonly PurchaseLine[]) =>
  new Intl.ListFormat(language.tag, { type: 'conjunction' }).format(lines.map(({ name }) => name));

/** Such as "Basic package with Featured listing and Virtual tour", "Featured listing and Virtual tour". */
export function descriptionOf(lines: readonly PurchaseLine[]): string {
  const [first, ...others] = lines.filter(({ kind }) => kind !== 'credit');
  if (first?.kind !== 'package') return listed(lines);
  return messages.packageNameCountListed(first.name, others.length, listed(others));
}

/**
 * The purchase of a held meeting. No buyer can choose its receipt; its name contains the time, for emails and the
 * invoice.
 */
export function meetingPurchase(accountId: number, meeting: { id: number; starts_at: Date }): Purchase {
  return {
    accountId,
    receipt: `meeting:${meeting.id}`,
    lines: [
      {
        kind: 'meeting',
        id: meeting.id,
        name: messages.consultationOn(datedMoment(meeting.starts_at)),
        amountInPaise: consultationInPaise,
      },
    ],
  };
}
