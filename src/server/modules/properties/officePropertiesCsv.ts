import type { OfficeProperty } from '@contract/officeProperties';
import * as fields from '@messages/contract/listingFields';
import * as states from '@messages/contract/lifecycles';
import * as messages from '@messages/server/properties';
import { csvText } from '../../lib/csv';
import { indiaTime } from '../../lib/indiaDays';

const purposes: Readonly<Record<OfficeProperty['purpose'], string>> = {
  sale: fields.forSale,
  rent: fields.forRent,
  invest: fields.investment,
};

const countOf = (count: number | null): string => (count === null ? '' : String(count));

/** Listings as a file for spreadsheets: prices in rupees, sizes in square feet, times of India. */
export function officePropertiesCsv(listings: readonly OfficeProperty[]): string {
  const lines = listings.map((one) => [
    String(one.id),
    one.title,
    states.lifecycles[one.lifecycle],
    purposes[one.purpose],
    one.property_type.name,
    one.city.name,
    one.location,
    one.price ?? '',
    countOf(one.bedrooms),
    countOf(one.size),
    one.owner.name,
    one.agent?.name ?? '',
    String(one.pictures),
    String(one.enquiries),
    one.featured ? messages.yes : '',
    indiaTime(one.created_at),
    indiaTime(one.changed_at),
  ]);
  return csvText([messages.csvHeadings, ...lines]);
}
