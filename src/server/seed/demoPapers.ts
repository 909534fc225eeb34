import type { PaperKind } from '@contract/papers';
import { dayInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { indiaDay } from '../lib/indiaDays';
import type { DemoListing } from './shapes';

/** From this year on a project of the demonstration was registered before it was sold. */
const registeredSince = 2018;

/** A listing's registration; its number is visibly invented. */
export function demoRera(listing: DemoListing, place: number): Pick<DemoListing, 'rera_status' | 'rera_number'> {
  const { type, purpose, city, year_built: built, rera_status: status } = listing;
  const isNew = type === 'Plot' || listing.possession === 'under_construction' || (built ?? 0) >= registeredSince;
  if (status || purpose === 'rent' || type === 'Resort' || !isNew) return {};
  const number = `P-${city === 'Pune' ? 'PUN' : 'IND'}-00-${String(place).padStart(4, '0')} (placeholder)`;
  return { rera_status: 'registered', rera_number: number };
}

/** The papers that the office of the demonstration has read of a registered listing. */
function papersOf({ type, possession }: DemoListing): PaperKind[] {
  const isPlot = type === 'Plot';
  return [
    'title_search',
    'encumbrance',
    ...(isPlot || type === 'Villa' ? (['land_record'] as const) : []),
    'approved_plan',
    ...(possession === 'ready' ? (['occupancy'] as const) : []),
    'tax_receipts',
    ...(type === 'Apartment' || type === 'Penthouse' ? (['society_noc'] as const) : []),
  ];
}

/** The office reads papers within this many days after a listing is posted. */
const readingTime = 8;

/** Notes the papers that were read, a day each from the day after the listing was posted. */
export async function loadDemoPapers(
  tx: Queryable,
  listings: readonly { id: number; listing: DemoListing }[],
  now: Date,
): Promise<void> {
  const read = listings.flatMap(({ id, listing }) => {
    const { daysAgo, possession } = listing;
    if (daysAgo <= readingTime || possession === 'under_construction') return [];
    const days = papersOf(listing).map((paper, at) => {
      const day = new Date(now.getTime() - (daysAgo - 1 - at) * dayInMs);
      return [paper, indiaDay(day)];
    });
    return [{ property: id, seen: Object.fromEntries(days) as Record<string, string> }];
  });
  await tx.run(sql`
    insert into property_papers (property_id, seen)
    select property, seen from json_to_recordset(${JSON.stringify(read)}::json) as given(property int, seen jsonb)`);
}
