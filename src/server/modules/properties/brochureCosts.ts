import {
  type Part,
  type PurchasePart,
  type Rates,
  type TenancyPart,
  purchaseKindOf,
  purchaseParts,
  ratesOn,
  sumOf,
  tenancyParts,
  usualTenancy,
} from '@contract/costEstimates';
import { india } from '@contract/costRates';
import type { CostRegion } from '@contract/costs';
import type { Property } from '@contract/properties';
import { stateOf } from '@contract/states';
import * as messages from '@messages/server/brochure';
import { indiaDay } from '../../lib/indiaDays';
import { formatPrice } from '../../lib/formatRupees';
import { longDay } from '../../lib/moments';
import type { BrochureCosts } from '../../media/drawn/drawings';

/** A line of the brochure is the sum of these parts. */
type Lines<Name extends string> = readonly (readonly [label: string, parts: readonly Name[]])[];

const ofPurchase: Lines<PurchasePart> = [
  [messages.duty, ['stamp_duty', 'local_tax', 'metro_cess', 'janpad_duty', 'duty_cess']],
  [messages.registration, ['registration']],
  [messages.gst, ['gst']],
  [messages.brokerage, ['brokerage', 'gst_brokerage']],
];
const ofTenancy: Lines<TenancyPart> = [
  [messages.deposit, ['deposit']],
  [messages.firstRent, ['first_rent']],
  [messages.agreement, ['licence_duty', 'licence_registration']],
  [messages.brokerage, ['rent_brokerage', 'gst_brokerage']],
];

/** In whole rupees, as nobody estimates in paise. */
const rupees = (amountInPaise: number) => formatPrice(Math.round(amountInPaise / 100) * 100);

/** The lines that come to something, and their total. */
function linesOf<Name extends string>(parts: readonly Part<Name>[], lines: Lines<Name>, total: string) {
  const summed = lines.flatMap(([label, names]) => {
    const amount = sumOf(parts.filter(({ name }) => names.includes(name)));
    return amount > 0 ? [[label, rupees(amount)] as const] : [];
  });
  return [...summed, [total, rupees(sumOf(parts))] as const];
}

function purchaseLines(property: Property, priceInPaise: number, rates: Rates) {
  const parts = purchaseParts(
    {
      priceInPaise,
      kind: purchaseKindOf(property.property_type.name),
      carpetArea: property.size,
      women: false,
      underConstruction: property.possession === 'under_construction',
    },
    rates,
  );
  return linesOf(parts, ofPurchase, messages.withThePrice);
}

function tenancyLines(rentInPaise: number, rates: Rates) {
  const { deposit, months } = usualTenancy;
  const parts = tenancyParts({ rentInPaise, months, depositInPaise: rentInPaise * deposit }, rates);
  return linesOf(parts, ofTenancy, messages.beforeYouMoveIn);
}

/**
 * What a home costs beside its price, or before one moves in, as its page estimates it; undefined without a price, and
 * where we have no rates. The day is that of the newest rate rather than today's, so that a brochure is drawn again only
 * when a rate changes.
 */
export function brochureCosts(
  property: Property,
  priceInPaise: number | null,
  regions: readonly CostRegion[],
  now: Date,
): BrochureCosts | undefined {
  const today = indiaDay(now);
  const here = stateOf(property.city.name);
  const state = regions.find(({ code }) => code === here);
  const everywhere = regions.find(({ code }) => code === india);
  if (!priceInPaise || !state || !everywhere) return undefined;
  const versions = [...everywhere.rates, ...state.rates];
  const rates = ratesOn(versions, today);
  const since = versions
    .map(({ effective_from: from }) => from)
    .filter((from) => from <= today)
    .reduce((latest, from) => (from > latest ? from : latest), '');
  const isRent = property.purpose === 'rent';
  const day = longDay(new Date(since));
  return {
    lines: isRent ? tenancyLines(priceInPaise, rates) : purchaseLines(property, priceInPaise, rates),
    note: isRent ? messages.tenancyNote(usualTenancy.months, usualTenancy.deposit, day) : messages.purchaseNote(day),
  };
}
