import type { CostRegion } from '@contract/costs';
import { propertyWith } from '../../../../test/support/listings';
import { brochureCosts } from './brochureCosts';

const rate = (name: CostRegion['rates'][number]['name'], value: number, from = '2022-04-01') => ({
  id: 1,
  name,
  value,
  effective_from: from,
  source: 'The gazette',
});
const regions: CostRegion[] = [
  {
    id: 1,
    code: 'IN',
    name: 'India',
    rates: [
      rate('brokerage', 100),
      rate('gst_brokerage', 1_800),
      rate('gst_home', 500),
      rate('rent_brokerage', 10_000),
    ],
  },
  {
    id: 2,
    code: 'MH',
    name: 'Maharashtra',
    rates: [
      rate('stamp_duty', 600, '2027-04-01'),
      rate('stamp_duty', 500, '2023-04-01'),
      rate('local_tax', 100),
      rate('metro_cess', 100),
      rate('registration', 100),
      rate('registration_cap', 30_000_00),
      rate('licence_duty', 25),
      rate('licence_deposit', 1_000),
      rate('licence_registration', 1_000_00),
    ],
  },
];
const now = new Date('2026-11-30T08:00:00Z');
const pune = { city: { id: 1, name: 'Pune' } };

describe('the costs in a brochure', () => {
  it('sum up a purchase with the rates in force, dated by the newest of them', () => {
    const costs = brochureCosts(propertyWith({ ...pune, purpose: 'sale' }), 1_20_00_000_00, regions, now);
    expect(costs?.lines).toEqual([
      ['Stamp duty, taxes', '₹8,40,000'],
      ['Registration', '₹30,000'],
      ['Brokerage with GST', '₹1,41,600'],
      ['Total, with the price', '₹1,30,11,600'],
    ]);
    expect(costs?.note).toContain('since 1 April 2023');
  });

  it('count GST on a home under construction', () => {
    const building = propertyWith({ ...pune, purpose: 'sale', possession: 'under_construction' });
    expect(brochureCosts(building, 1_20_00_000_00, regions, now)?.lines).toContainEqual(['GST', '₹6,00,000']);
  });

  it('sum up what a tenant pays before moving in', () => {
    const costs = brochureCosts(propertyWith({ ...pune, purpose: 'rent' }), 50_000_00, regions, now);
    expect(costs?.lines).toEqual([
      ['Refundable deposit', '₹1,00,000'],
      ['First month’s rent', '₹50,000'],
      // 0.25 % of eleven rents and of eleven twelfths of 10 % of the deposit, and ₹1,000
      ['Rent agreement', '₹2,398'],
      ['Brokerage with GST', '₹59,000'],
      ['Before you move in', '₹2,11,398'],
    ]);
    expect(costs?.note).toContain('11 months');
  });

  it('are left out without a price, and where we have no rates', () => {
    expect(brochureCosts(propertyWith(pune), null, regions, now)).toBeUndefined();
    const elsewhere = propertyWith({ city: { id: 2, name: 'Goa' } });
    expect(brochureCosts(elsewhere, 1_00_000_00, regions, now)).toBeUndefined();
  });
});
