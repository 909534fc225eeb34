import type { CostRateName } from './costRates';

/**
 * What a home costs beside its price. Nothing here reads a clock, a network or a store: rates come from the office's
 * dated table of rates, amounts are integer paise, and the parts of a sum make up its total to the paisa.
 *
 * Sources, as read in November 2026. The table says the same beside each rate; where they differ, the table is newer.
 *
 * - **Maharashtra (Pune):** Maharashtra Stamp Act, article 25(b): 5 % in urban areas; 1 % local body tax in municipal
 *   corporations; 1 % metro cess in Pune, charged again from 1 April 2022; 1 % less for homes bought by women
 *   (government resolution of 31 March 2021). Registration 1 %, at most ₹30,000. Leave and licence: article 36A, 0.25 %
 *   of the rent of the term and of 10 % a year of a refundable deposit; registration ₹1,000 in municipal areas.
 * - **Madhya Pradesh (Indore):** schedule 1-A of the Indian Stamp Act as amended there: 5 % principal duty, 3 % municipal
 *   duty, 1 % janpad duty, and upkar, a tenth of the principal duty: 9.5 % together. Registration 3 %, without a cap.
 *   Published summaries disagree (some say 7.5 %), so we count the higher set; concessions for women have varied, so
 *   none is counted.
 * - **GST:** Notification 3/2019 Central Tax (Rate), from 1 April 2019: 5 % on homes under construction; 1 % up to ₹45
 *   lakh and 90 m² of carpet area outside the metropolitan regions, to which neither city belongs; 12 % on commercial
 *   space; none after the completion certificate, on resale or on land (Schedule III, paragraph 5). 18 % on brokerage.
 * - **Tax at source:** section 194-IA of the Income-tax Act: from ₹50 lakh on the buyer withholds 1 % of the price. It is
 *   part of the price, so no sum here contains it.
 */
export type Rates = Readonly<Partial<Record<CostRateName, number | null>>>;

interface DatedRate {
  name: CostRateName;
  value: number | null;
  effective_from: string;
}

/** The rates in force on a day (YYYY-MM-DD in India): of each name the latest that has begun. */
export function ratesOn(versions: readonly DatedRate[], day: string): Rates {
  const begun = versions.filter(({ effective_from: from }) => from <= day);
  const inOrder = begun.sort((one, other) => (one.effective_from < other.effective_from ? -1 : 1));
  return Object.fromEntries(inOrder.map(({ name, value }) => [name, value]));
}

/** Hundredths of a percent of an amount, rounded to the paisa. Exact for every amount that a listing can have. */
export function shareOf(amountInPaise: number, share: number | null | undefined): number {
  const rest = amountInPaise % 10_000;
  return ((amountInPaise - rest) / 10_000) * (share ?? 0) + Math.round((rest * (share ?? 0)) / 10_000);
}

export interface Part<Name extends string> {
  name: Name;
  amountInPaise: number;
}

export const sumOf = (parts: readonly Part<string>[]): number =>
  parts.reduce((sum, { amountInPaise }) => sum + amountInPaise, 0);

export interface Purchase {
  priceInPaise: number;
  kind: 'home' | 'commercial' | 'plot';
  /** Under construction: sold before its completion certificate. */
  underConstruction: boolean;
  /** Every buyer is a woman. */
  women: boolean;
  /** Square feet of carpet area; null if unknown. */
  carpetArea: number | null;
}

export type PurchasePart =
  | 'price'
  | 'stamp_duty'
  | 'local_tax'
  | 'metro_cess'
  | 'janpad_duty'
  | 'duty_cess'
  | 'registration'
  | 'gst'
  | 'brokerage'
  | 'gst_brokerage';

/** 90 square metres, the largest carpet area of an affordable home outside the metropolitan regions. */
const affordableArea = 968;

/** The share of GST on a purchase; plots and finished buildings have none. */
export function gstShare({ priceInPaise, kind, underConstruction, carpetArea }: Purchase, rates: Rates): number {
  if (!underConstruction || kind === 'plot') return 0;
  if (kind === 'commercial') return rates.gst_commercial ?? 0;
  const affordable =
    carpetArea !== null && carpetArea <= affordableArea && priceInPaise <= (rates.gst_affordable_price ?? 0);
  return (affordable ? rates.gst_affordable : rates.gst_home) ?? 0;
}

/** The price and everything beside it, without parts that come to nothing. Duty is on the price, never on less. */
export function purchaseParts(purchase: Purchase, rates: Rates): Part<PurchasePart>[] {
  const { priceInPaise: price, women } = purchase;
  const of = (name: CostRateName) => shareOf(price, rates[name]);
  const duty = Math.max(0, (rates.stamp_duty ?? 0) - (women ? (rates.women_concession ?? 0) : 0));
  const brokerage = of('brokerage');
  const parts: Part<PurchasePart>[] = [
    { name: 'price', amountInPaise: price },
    { name: 'stamp_duty', amountInPaise: shareOf(price, duty) },
    { name: 'local_tax', amountInPaise: of('local_tax') },
    { name: 'metro_cess', amountInPaise: of('metro_cess') },
    { name: 'janpad_duty', amountInPaise: of('janpad_duty') },
    { name: 'duty_cess', amountInPaise: shareOf(shareOf(price, duty), rates.duty_cess) },
    { name: 'registration', amountInPaise: Math.min(of('registration'), rates.registration_cap ?? Infinity) },
    { name: 'gst', amountInPaise: shareOf(price, gstShare(purchase, rates)) },
    { name: 'brokerage', amountInPaise: brokerage },
    { name: 'gst_brokerage', amountInPaise: shareOf(brokerage, rates.gst_brokerage) },
  ];
  return parts.filter(({ amountInPaise }) => amountInPaise > 0);
}

/** The kind of a type of homes, by its name in the catalogue. */
export const purchaseKindOf = (type: string): Purchase['kind'] =>
  type === 'Plot' ? 'plot' : type === 'Commercial' ? 'commercial' : 'home';

/**
 * In months. Two months' rent is the largest deposit that section 11 of the Model Tenancy Act, 2021 allows for a home, and
 * common in both cities; agreements are usually for eleven months.
 */
export const usualTenancy = { deposit: 2, months: 11 } as const;

export interface Tenancy {
  /** Per month. */
  rentInPaise: number;
  months: number;
  depositInPaise: number;
}

export type TenancyPart =
  | 'deposit'
  | 'first_rent'
  | 'licence_duty'
  | 'licence_registration'
  | 'rent_brokerage'
  | 'gst_brokerage';

/** What a tenant pays before moving in. Duty and registration are left out where the table has no rate for them. */
export function tenancyParts({ rentInPaise, months, depositInPaise }: Tenancy, rates: Rates): Part<TenancyPart>[] {
  const counted = Math.round((shareOf(depositInPaise, rates.licence_deposit) * months) / 12);
  const brokerage = shareOf(rentInPaise, rates.rent_brokerage);
  const parts: Part<TenancyPart>[] = [
    { name: 'deposit', amountInPaise: depositInPaise },
    { name: 'first_rent', amountInPaise: rentInPaise },
    { name: 'licence_duty', amountInPaise: shareOf(rentInPaise * months + counted, rates.licence_duty) },
    { name: 'licence_registration', amountInPaise: rates.licence_registration ?? 0 },
    { name: 'rent_brokerage', amountInPaise: brokerage },
    { name: 'gst_brokerage', amountInPaise: shareOf(brokerage, rates.gst_brokerage) },
  ];
  return parts.filter(({ amountInPaise }) => amountInPaise > 0);
}
