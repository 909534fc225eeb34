import { abroad, stateNamed } from '@contract/places/places';
import type { BillingInfo } from '@contract/payments';
import * as messages from '@messages/server/books';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { formatRupees } from '../../lib/formatRupees';
import { type BilledTo, hidesPlace, placeOfBuyer } from '../ledger/gstRules';
import { documentName } from '../ledger/documentNumbers';
import { overdrawnPayments } from '../ledger/packageWorth';

interface InvoiceRow {
  series: string;
  number: number;
  billed_to: BilledTo;
}

const nameOf = (code: string) => (code === abroad ? messages.outsideIndia : stateNamed(code));

/** An invoice whose address says another place than the one that its tax was computed for; an invoice is never rewritten. */
function wrongPlace({ series, number, billed_to: billedTo }: InvoiceRow): string[] {
  const { place = '', state, country } = billedTo;
  const found = placeOfBuyer(billedTo);
  const name = documentName(series, number);
  if (found !== undefined) {
    const code = found?.code ?? abroad;
    return code === place || place === '' ? [] : [messages.issuedForAnotherPlace(name, nameOf(place), nameOf(code))];
  }
  return !hidesPlace(billedTo)
    ? []
    : [messages.issuedForAGuess(name, nameOf(place), [state, country].filter(Boolean).join(', '))];
}

/** What older versions left in the books for a person to look at, in words. Changes nothing. */
export async function checkBooks(queryable: Queryable): Promise<string[]> {
  const lines: string[] = [];
  const invoices = await queryable.rows<InvoiceRow>(sql`
    select series, number, billed_to from invoice where series = 'AE' order by number`);
  lines.push(...invoices.flatMap(wrongPlace));
  const billing = await queryable.rows<BillingInfo>(
    sql`select name, address, city, state, zip, country, gstin from billing_info`,
  );
  const asked = billing.filter(hidesPlace).length;
  if (asked > 0) lines.push(messages.accountsAreAskedForTheirState(asked));
  for (const { id, over } of await overdrawnPayments(queryable))
    lines.push(messages.creditedAndRefunded(id, formatRupees(over)));
  return lines;
}
