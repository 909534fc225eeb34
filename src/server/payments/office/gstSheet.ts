import { decimalRupees } from '@contract/money';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { csvText } from '../../lib/csv';
import { type BilledTo, type Issuer, PERCENT, type Tax, placeOfSupply, taxBetween } from '../ledger/gstRules';
import { documentName } from '../ledger/documentNumbers';

/** An invoice, or a credit note that lowers one. */
interface Document {
  kind: 'invoice' | 'credit_note';
  name: string;
  issuedAt: Date;
  amountInPaise: number;
  tax: Tax;
  buyer: BilledTo;
  /** Null abroad. */
  place: { code: string; name: string } | null;
  /** The whole amount of the invoice, which decides the table of its credit notes too. */
  invoiceInPaise: number;
  isInterState: boolean;
}

type TableName = 'b2b' | 'b2cl' | 'b2cs' | 'exp' | 'cdnr' | 'cdnur';

/** Invoices to other states above this amount are listed one by one; since August 2024, notification 12/2024. */
const LARGE_IN_PAISE = 10_000_000;

const taxColumns = ['Integrated Tax', 'Central Tax', 'State/UT Tax'];
/** The columns of GSTR-1’s offline tool, then the taxes, which the tool computes from the rate. */
const columns: Readonly<Record<TableName, readonly string[]>> = {
  b2b: [
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Invoice Number',
    'Invoice date',
    'Invoice Value',
    'Place Of Supply',
    'Reverse Charge',
    'Applicable % of Tax Rate',
    'Invoice Type',
    'E-Commerce GSTIN',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  b2cl: [
    'Invoice Number',
    'Invoice date',
    'Invoice Value',
    'Place Of Supply',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
    'E-Commerce GSTIN',
  ],
  b2cs: [
    'Type',
    'Place Of Supply',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
    'E-Commerce GSTIN',
  ],
  exp: [
    'Export Type',
    'Invoice Number',
    'Invoice date',
    'Invoice Value',
    'Port Code',
    'Shipping Bill Number',
    'Shipping Bill Date',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  cdnr: [
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Note Number',
    'Note Date',
    'Note Type',
    'Place Of Supply',
    'Reverse Charge',
    'Note Supply Type',
    'Note Value',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  cdnur: [
    'UR Type',
    'Note Number',
    'Note Date',
    'Note Type',
    'Place Of Supply',
    'Note Value',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
};

/** "24-Nov-2026", as the offline tool reads dates. */
const day = (at: Date) =>
  new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' })
    .format(at)
    .replace(/Sept/, 'Sep')
    .replace(/ /g, '-');

const placeName = ({ place }: Document) => (place ? `${place.code}-${place.name}` : '96-Foreign Country');
const rupees = (amountInPaise: number) =>
  amountInPaise < 0 ? `-${decimalRupees(-amountInPaise)}` : decimalRupees(amountInPaise);
const part = ({ parts }: Tax, name: string) => parts.find((one) => one.name === name)?.amountInPaise ?? 0;
const taxes = (tax: Tax) => ['IGST', 'CGST', 'SGST'].map((name) => rupees(part(tax, name)));

/** The table of GSTR-1 that a document belongs to. Credit notes of small sales to consumers lower those sales. */
function tableOf({ kind, buyer, place, invoiceInPaise, isInterState }: Document): TableName {
  if (buyer.gstin) return kind === 'invoice' ? 'b2b' : 'cdnr';
  if (!place) return kind === 'invoice' ? 'exp' : 'cdnur';
  if (isInterState && invoiceInPaise > LARGE_IN_PAISE) return kind === 'invoice' ? 'b2cl' : 'cdnur';
  return 'b2cs';
}

function rowOf(table: Exclude<TableName, 'b2cs'>, document: Document): string[] {
  const { name, issuedAt, amountInPaise, tax, buyer, place } = document;
  const [value, taxable, rate] = [rupees(amountInPaise), rupees(tax.taxableInPaise), String(PERCENT)];
  const supply = placeName(document);
  const rows = {
    b2b: [buyer.gstin, buyer.name, name, day(issuedAt), value, supply, 'N', '', 'Regular B2B', '', rate, taxable, ''],
    b2cl: [name, day(issuedAt), value, supply, '', rate, taxable, '', ''],
    exp: ['WPAY', name, day(issuedAt), value, '', '', '', rate, taxable, ''],
    cdnr: [buyer.gstin, buyer.name, name, day(issuedAt), 'C', supply, 'N', 'Regular B2B', value, '', rate, taxable, ''],
    cdnur: [place ? 'B2CL' : 'EXPWP', name, day(issuedAt), 'C', supply, value, '', rate, taxable, ''],
  };
  return [...rows[table], ...taxes(tax)];
}

/** Sales to consumers, summed by place of supply, less their credit notes. */
function consumerRows(documents: readonly Document[]): string[][] {
  const byPlace = groupBy(documents, placeName);
  return [...byPlace.keys()].sort().map((supply) => {
    const sumOf = (amount: (tax: Tax) => number) =>
      (byPlace.get(supply) ?? []).reduce(
        (sum, { kind, tax }) => sum + (kind === 'invoice' ? amount(tax) : -amount(tax)),
        0,
      );
    const sums = ['IGST', 'CGST', 'SGST'].map((name) => rupees(sumOf((tax) => part(tax, name))));
    return ['OE', supply, '', String(PERCENT), rupees(sumOf((tax) => tax.taxableInPaise)), '', '', ...sums];
  });
}

function groupBy<Key>(documents: readonly Document[], keyOf: (document: Document) => Key): Map<Key, Document[]> {
  const groups = new Map<Key, Document[]>();
  for (const document of documents) groups.set(keyOf(document), [...(groups.get(keyOf(document)) ?? []), document]);
  return groups;
}

interface Row {
  kind: Document['kind'];
  series: string;
  number: number;
  issued_at: Date;
  issued_by: Issuer | null;
  billed_to: BilledTo;
  amount_in_paise: number;
  before_in_paise: number;
  invoice_in_paise: number;
}

function toDocument(row: Row, companyGstin: string): Document {
  const gstin = row.issued_by?.gstin ?? companyGstin;
  const place = placeOfSupply(row.billed_to, gstin);
  return {
    kind: row.kind,
    name: documentName(row.series, row.number),
    issuedAt: row.issued_at,
    amountInPaise: row.amount_in_paise,
    tax: taxBetween(row.before_in_paise, row.before_in_paise + row.amount_in_paise, place, gstin),
    buyer: row.billed_to,
    place,
    invoiceInPaise: row.invoice_in_paise,
    isInterState: place?.code !== gstin.slice(0, 2),
  };
}

/** An invoice whose money never arrived is no sale. */
async function documentsOf(
  queryable: Queryable,
  month: string,
  { test, companyGstin }: { test: boolean; companyGstin: string },
): Promise<Document[]> {
  const first = `${month}-01`;
  const range = sql`>= (${first}::date)::timestamp at time zone 'Asia/Kolkata'`;
  const end = sql`< (${first}::date + interval '1 month') at time zone 'Asia/Kolkata'`;
  const rows = await queryable.rows<Row>(sql`
    select * from (
      select 'invoice' as kind, i.series, i.number, i.issued_at, i.issued_by, i.billed_to, p.amount_in_paise, 0::bigint as before_in_paise,
        p.amount_in_paise as invoice_in_paise
      from invoice i join payment p on p.id = i.payment_id
      where i.issued_at ${range} and i.issued_at ${end} and p.test = ${test} and p.status in ('completed', 'refunded')
      union all
      select 'credit_note', c.series, c.number, c.issued_at, i.issued_by, i.billed_to, c.amount_in_paise, c.credited_before_in_paise, p.amount_in_paise
      from credit_note c join payment p on p.id = c.payment_id join invoice i on i.series = c.invoice_series and i.number = c.invoice_number
      where c.issued_at ${range} and c.issued_at ${end} and p.test = ${test}
    ) documents order by kind desc, series, number`);
  return rows.map((row) => toDocument(row, companyGstin));
}

/**
 * A month's invoices and credit notes as a file for spreadsheets, in the tables of GSTR-1, each with its columns; months
 * are India's. Amounts are rupees.
 */
export async function gstSheet(
  queryable: Queryable,
  month: string,
  which: { test: boolean; companyGstin: string },
): Promise<string> {
  const documents = await documentsOf(queryable, month, which);
  const byTable = groupBy(documents, tableOf);
  const lines = (Object.keys(columns) as TableName[]).flatMap((table) => {
    const own = byTable.get(table) ?? [];
    const rows = table === 'b2cs' ? consumerRows(own) : own.map((document) => rowOf(table, document));
    return [[table], [...columns[table], ...taxColumns], ...rows, ['']];
  });
  return csvText(lines);
}
