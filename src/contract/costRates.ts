/** How the value of a rate is written: `share` in hundredths of a percent, `paise` as an amount. */
export type RateUnit = 'share' | 'paise';

interface RateSpec {
  unit: RateUnit;
  /** `state`: each state has its own; `india`: the same everywhere. */
  of: 'state' | 'india';
}

/** Every rate that an estimate of costs uses. Null in the table: there is none, or none that we can state. */
export const costRates = {
  /** Of the price. */
  stamp_duty: { unit: 'share', of: 'state' },
  /** Taken off `stamp_duty` when every buyer is a woman. */
  women_concession: { unit: 'share', of: 'state' },
  /** Maharashtra: local body tax; Madhya Pradesh: municipal duty. Of the price. */
  local_tax: { unit: 'share', of: 'state' },
  /** Where a metro is built. Of the price. */
  metro_cess: { unit: 'share', of: 'state' },
  /** Of the district panchayat. Of the price. */
  janpad_duty: { unit: 'share', of: 'state' },
  /** “Upkar”: of the stamp duty, not of the price. */
  duty_cess: { unit: 'share', of: 'state' },
  registration: { unit: 'share', of: 'state' },
  /** The most that `registration` comes to. */
  registration_cap: { unit: 'paise', of: 'state' },
  /** On a leave and licence agreement: of the rent of its whole term and what is counted for the deposit. */
  licence_duty: { unit: 'share', of: 'state' },
  /** Of a deposit that is paid back, a year: counted as if it were rent. */
  licence_deposit: { unit: 'share', of: 'state' },
  licence_registration: { unit: 'paise', of: 'state' },
  /** On homes under construction. */
  gst_home: { unit: 'share', of: 'india' },
  /** On those that are affordable: see `gst_affordable_price`, and at most 90 square metres of carpet area. */
  gst_affordable: { unit: 'share', of: 'india' },
  gst_affordable_price: { unit: 'paise', of: 'india' },
  /** On commercial space under construction. */
  gst_commercial: { unit: 'share', of: 'india' },
  /** Of the price. */
  brokerage: { unit: 'share', of: 'india' },
  /** Of a month’s rent. */
  rent_brokerage: { unit: 'share', of: 'india' },
  gst_brokerage: { unit: 'share', of: 'india' },
  /** Of the income, what all instalments together may take. */
  foir: { unit: 'share', of: 'india' },
  /** Of the price, the most that a bank lends: loans up to ₹30 lakh, up to ₹75 lakh, and larger ones. */
  loan_to_30_lakh: { unit: 'share', of: 'india' },
  loan_to_75_lakh: { unit: 'share', of: 'india' },
  loan_above: { unit: 'share', of: 'india' },
} as const satisfies Readonly<Record<string, RateSpec>>;

export type CostRateName = keyof typeof costRates;
export const costRateNames = Object.keys(costRates) as CostRateName[];

/** The largest value by unit: the whole, and ten crore rupees. */
export const rateMost = { share: 10_000, paise: 10_00_00_000_00 } as const satisfies Record<RateUnit, number>;

/** The region whose rates hold everywhere. */
export const india = 'IN';

/** The names of a region’s rates, in the table’s order. */
export const ratesOf = (region: string): CostRateName[] =>
  costRateNames.filter((name) => (costRates[name].of === 'india') === (region === india));
