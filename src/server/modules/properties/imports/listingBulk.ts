import { officeLimits } from '@contract/officeLimits';
import type { ListingBulk, OfficeProperty } from '@contract/officeProperties';
import * as lifecycles from '@messages/contract/lifecycles';
import * as language from '@messages/language';
import * as messages from '@messages/server/listingChanges';
import type * as z from 'zod/mini';
import type { Queryable } from '../../../db/database';
import { type NewTable, addTable } from '../../../imports/importsStore';
import { badField } from '../../../lib/problem';
import { listOfficeProperties } from '../officePropertiesStore';
import { type ChangedField, changedFields, choicesOfChanges } from './listingChanges';

type Bulk = z.output<typeof ListingBulk>;

const whole = new Intl.NumberFormat(language.tag, { maximumFractionDigits: 0 });
type Change = Bulk['change'];

/** Prices of homes are said in thousands: what a share of them leaves below that is nobody's price. */
function newPrice(price: string, percent: number): string {
  const rupees = Number(price) * (1 + percent / 100);
  const step = rupees >= 100_000 ? 1_000 : 1;
  return whole.format(Math.round(rupees / step) * step);
}

const yesNo = (is: boolean) => (is ? messages.yes : messages.no);
/** With its number, because two colleagues may have one name. */
const agentText = (agent: { id: number; name: string } | null) =>
  agent ? `${agent.name} #${agent.id}` : messages.nobody;

/** What the two cells of a changed field hold: the value now, and the new one. */
function cellsOf(
  field: ChangedField,
  change: Change,
  listing: OfficeProperty,
  agent: { id: number; name: string } | null,
): [now: string, then: string] {
  switch (field) {
    case 'price': {
      const now = listing.price === null ? '' : whole.format(Number(listing.price));
      return [now, listing.price === null ? '' : newPrice(listing.price, change.price_percent ?? 0)];
    }
    case 'lifecycle':
      return [lifecycles.lifecycles[listing.lifecycle], change.lifecycle ? messages.statuses[change.lifecycle] : ''];
    case 'agent':
      return [agentText(listing.agent), agentText(agent)];
    case 'featured':
      return [yesNo(listing.featured), yesNo(change.featured ?? false)];
  }
}

const fieldsIn = (change: Change): ChangedField[] =>
  changedFields.filter((field) => (field === 'price' ? change.price_percent : change[field]) !== undefined);

/** “Price +5 %, Live: 12 listings” */
function nameOf(change: Change, count: number): string {
  const percent = change.price_percent;
  const parts = [
    percent !== undefined && messages.priceOf(`${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}`),
    change.lifecycle && messages.statuses[change.lifecycle],
    change.agent !== undefined && messages.agentOf,
    change.featured !== undefined && (change.featured ? messages.featuredOn : messages.featuredOff),
  ];
  return messages.nameOf(parts.filter(Boolean).join(', '), whole.format(count), count === 1);
}

/** The colleague who is to answer. @throws Problem 400 */
async function agentFor(queryable: Queryable, id: number | null | undefined) {
  if (!id) return null;
  const found = (await choicesOfChanges(queryable)).agent?.find(({ value }) => value === String(id));
  if (!found) throw badField('change', messages.chooseAnAgent);
  return { id, name: found.label };
}

/**
 * Prepares a change of many listings as a table of what is and what would be, which is then checked and waits to be run.
 * @returns its id; undefined where the same request has just prepared it
 * @throws Problem 400 by field
 */
export async function prepareBulk(
  tx: Queryable,
  { ids, filter = {}, change, client_id: clientId }: Bulk,
  { accountId, at }: Pick<NewTable, 'accountId' | 'at'>,
): Promise<number | undefined> {
  const { unconfirmed, unusual, ...others } = filter;
  const asked = ids ? { ids } : { ...others, unconfirmed: unconfirmed === 'true', unusual: unusual === 'true' };
  const most = officeLimits.bulkListings;
  const { properties } = await listOfficeProperties(tx, asked, { limit: most + 1, offset: 0 }, at);
  if (properties.length === 0) throw badField(ids ? 'ids' : 'filter', messages.noListings);
  if (properties.length > most) throw badField('filter', messages.tooManyListings(whole.format(most)));
  const agent = await agentFor(tx, change.agent);
  const fields = fieldsIn(change);
  const shown = fields.flatMap((field) => [messages.labels[`${field}_now`], messages.labels[field]]);
  const filled = fields.map((field) => [messages.labels[field], field] as const);
  return addTable(tx, {
    kind: 'listing_changes',
    accountId,
    at,
    clientId,
    fileName: nameOf(change, properties.length),
    headings: [messages.labels.title, ...shown, messages.labels.listing],
    mapping: Object.fromEntries([
      ...filled,
      [messages.labels.listing, 'listing'],
      ...(fields.includes('price') ? [[messages.labels.price_now, 'price_now'] as const] : []),
    ]),
    rows: properties.map((listing) => [
      listing.title,
      ...fields.flatMap((field) => cellsOf(field, change, listing, agent)),
      String(listing.id),
    ]),
  });
}
