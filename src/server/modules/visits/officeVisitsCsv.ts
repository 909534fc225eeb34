import * as labels from '@messages/contract/visits';
import * as messages from '@messages/server/visits';
import { csvText, phoneCell } from '../../lib/csv';
import { indiaTime } from '../../lib/indiaDays';
import type { VisitRow } from './visitsStore';

/** Visits as a file for spreadsheets. Times are India's. */
export function officeVisitsCsv(visits: readonly VisitRow[]): string {
  const lines = visits.map((one) => [
    String(one.id),
    labels.states[one.state],
    labels.modes[one.mode],
    indiaTime(one.starts_at),
    one.property_title,
    one.host_name ?? messages.ourOffice,
    one.name,
    one.email,
    phoneCell(one.phone, null),
    one.reason,
    indiaTime(one.created_at),
  ]);
  return csvText([messages.csvHeadings, ...lines]);
}
