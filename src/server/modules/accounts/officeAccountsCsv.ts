import type { OfficeAccount } from '@contract/office';
import * as labels from '@messages/contract/accounts';
import * as messages from '@messages/server/accounts';
import { csvText, phoneCell } from '../../lib/csv';
import { indiaTime } from '../../lib/indiaDays';

const rolesOf = ({ is_superuser: isSuperuser, roles }: OfficeAccount) =>
  [...(isSuperuser ? (['superuser'] as const) : []), ...roles].map((role) => labels.roles[role]).join(', ');
const timeOf = (instant: string | null) => indiaTime(instant === null ? null : new Date(instant));

/** Accounts as a file for spreadsheets. Times are India's. */
export function officeAccountsCsv(accounts: readonly OfficeAccount[]): string {
  const lines = accounts.map((one) => [
    String(one.id),
    one.username,
    one.name,
    one.email,
    one.email_verified ? messages.csvYes : messages.csvNo,
    phoneCell(one.phone, null),
    rolesOf(one),
    labels.statuses[one.erased ? 'erased' : one.disabled ? 'disabled' : 'active'],
    one.second_factor ? messages.csvYes : messages.csvNo,
    timeOf(one.date_joined),
    timeOf(one.last_seen_at),
  ]);
  return csvText([messages.csvHeadings, ...lines]);
}
