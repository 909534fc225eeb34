import type { Property } from '@contract/properties';
import { exactMoney, toPaise } from '../../ui/Money';
import { factsOf, pricePerSquareFoot } from './propertyLabels';

const number = new Intl.NumberFormat('en-IN');
const squareMetres = (sqft: number) => number.format(Math.round(sqft * 0.09290304));
const yes = (parking: string) => (/^true$/i.test(parking) ? 'Yes' : /^false$/i.test(parking) ? 'None' : parking);

/** Every fact that a listing may have, by name and in order; null where it has none. */
export function propertyFactRows(property: Property): [name: string, value: string | null][] {
  const { beds, baths, sqft } = factsOf(property);
  const rows: [string, string | number | null | undefined | false][] = [
    ['Type', property.property_type.name],
    ['Purpose', { sale: 'For sale', rent: 'For rent', invest: 'Investment' }[property.purpose]],
    ['Status', property.status],
    ['Bedrooms', beds],
    ['Bathrooms', baths],
    ['Area', sqft && `${number.format(sqft)} sq ft (${squareMetres(sqft)} sq m)`],
    ['Price per sq ft', pricePerSquareFoot(property)?.replace(' per sq ft', '')],
    ['Parking', property.parking && yes(property.parking)],
    ['Year built', property.year_built],
    ['Society charges', property.hoa_fees && `${exactMoney(toPaise(property.hoa_fees))} a month`],
    ['Property tax', property.property_tax && `${exactMoney(toPaise(property.property_tax))} a year`],
    ['RERA number', property.rera_number],
    [
      'On the market',
      property.days_on_market === 0
        ? 'Since today'
        : `${property.days_on_market} ${property.days_on_market === 1 ? 'day' : 'days'}`,
    ],
  ];
  return rows.map(([name, value]) => [name, value ? String(value) : null]);
}
