import type { ListingFieldSpec } from '@contract/listingFieldSpec';
import { decimalRupees } from '@contract/money';
import { plainNumber } from '@contract/plainNumber';
import { readRupees, readSquareFeet } from '@contract/quantities';
import * as messages from '@messages/server/listingImports';
import { monthNames } from '../../../imports/readMoment';
import type { NamedRow } from '../listingCatalogue';

/** A cell as a request has it, or empty for nothing; or why it cannot be read. */
export type ReadCell = { text: string | string[]; warning?: string } | { wrong: string };

const plain = (cell: string) => plainNumber(cell).normalize('NFKC').trim();
const same = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** “₹ 45 L (neg.)”, “Rs. 40,000 per month”, “1.2 Cr onwards” without what says nothing of the amount. */
const amountOnly = (text: string) =>
  text
    .replace(/\((?:[^)]*)\)/g, ' ')
    .replace(/\b(?:slightly\s+)?(?:neg(?:otiable)?\b\.?|onwards?|approx\b\.?|all\s+incl\w*|fixed|final|asking)/gi, ' ')
    .replace(/(?:\bper|\/|\bp\.?)\s*-?\s*(?:month|mth|pm|m)\b\.?|\bmonthly\b|\bp\.?m\.?(?=\s|$)/gi, ' ')
    .replace(/\+\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();

const onRequest = /^(?:(?:price\s+)?on\s+request|por|call(?:\s+\w+)*|ask(?:\s+\w+)*|na|n\/a|tbd|-+|नहीं|कॉल करें)$/i;

function readMoney(cell: string): ReadCell {
  const text = plain(cell);
  if (onRequest.test(text)) return { text: '' };
  const read = readRupees(amountOnly(text));
  return 'value' in read ? { text: decimalRupees(read.value) } : { wrong: messages.thisIsNoAmount };
}

function readArea(cell: string): ReadCell {
  const text = plain(cell);
  if (onRequest.test(text)) return { text: '' };
  const read = readSquareFeet(
    text
      .replace(/\((?:[^)]*)\)/g, ' ')
      .replace(/\b(?:approx\b\.?|carpet|built\s*-?\s*up|super)\b/gi, ' ')
      .trim(),
  );
  if ('value' in read) return { text: String(read.value) };
  return { wrong: read.wrong === 'unclearUnit' ? messages.thisUnitDiffers : messages.thisIsNoArea };
}

/** “3 BHK”, “2.0”, “3rd of 12”, “Ground”, “G+4”. */
const whole =
  /^(?:g\s*\+\s*)?(\d{1,6})(?:\.0+)?(?:st|nd|rd|th)?(?:\s*(?:of|out of|\/)\s*\d+)?(?:[\s-]*\p{L}[\p{L}\s.]*)?$/iu;

function readWhole(cell: string): ReadCell {
  const text = plain(cell);
  if (/^(?:g|gf|ground(?:\s+floor)?|nil|none|no|-+|तल)$/i.test(text)) return { text: /^[gt]/i.test(text) ? '0' : '' };
  const number = whole.exec(text)?.[1];
  return number === undefined ? { wrong: messages.thisIsNoWholeNumber } : { text: number };
}

/** `2027-03-01`, “Mar 2027”, “03/2027”, “12/3/25” with the day first, “March-27”. */
function readMonth(cell: string): ReadCell {
  const text = plain(cell).toLowerCase();
  const named = /([a-z]{3})[a-z]*\.?[\s,'’-]*(\d{4}|\d{2})$/.exec(text);
  const parts =
    /^(\d{4})-(\d{1,2})(?:-\d{1,2})?(?:\s.*)?$/.exec(text) ??
    /^()(?:(?:\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  const [, before = '', number = '', after = ''] = parts ?? [];
  const year = named?.[2] ?? (before || after);
  const month = named ? monthNames.indexOf(named[1] ?? '') + 1 : Number(number);
  if (year === '' || month < 1 || month > 12) return { wrong: messages.thisIsNoMonth };
  return { text: `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}` };
}

const yes = /^(?:y|yes|true|1|हाँ|हां|हो|होय)$/i;
const no = /^(?:n|no|false|0|नहीं|नाही|-)$/i;

function readFlag(cell: string): ReadCell {
  const text = cell.trim();
  if (yes.test(text)) return { text: 'true' };
  return no.test(text) ? { text: 'false' } : { wrong: messages.answerYesOrNo };
}

function readDegrees(cell: string): ReadCell {
  const [, minus = '', number = '', side = ''] = /^(-?)(\d{1,3}(?:\.\d+)?)\s*°?\s*([nsew]?)$/i.exec(plain(cell)) ?? [];
  if (number === '') return { wrong: messages.thisIsNoAngle };
  return { text: `${minus === '-' || /[sw]/i.test(side) ? '-' : ''}${number}` };
}

/** The names that a cell lists. One of ours may hold a sign that separates names: “Wi-Fi / LAN”. */
function namesIn(cell: string, known: readonly NamedRow[]): { name: string; row: NamedRow | undefined }[] {
  const parts = cell
    .split(/[,;|/\n]+/)
    .map((name) => name.trim())
    .filter(Boolean);
  const rowOf = (name: string) => known.find((row) => same(row.name) === same(name));
  const found: { name: string; row: NamedRow | undefined }[] = [];
  for (let at = 0; at < parts.length;) {
    const joined = [4, 3, 2]
      .map((count) => ({ count, name: parts.slice(at, at + count).join(' ') }))
      .find(({ count, name }) => at + count <= parts.length && rowOf(name));
    const { count, name } = joined ?? { count: 1, name: parts[at] ?? '' };
    found.push({ name, row: rowOf(name) });
    at += count;
  }
  return found;
}

/** Names from our list; of others, the row says that they are left out. */
function readNames(cell: string, known: readonly NamedRow[]): ReadCell {
  const found = namesIn(cell, known);
  const unknown = found.filter(({ row }) => !row).map(({ name }) => name);
  const text = found.flatMap(({ row }) => (row ? String(row.id) : []));
  return unknown.length === 0 ? { text } : { text, warning: messages.weHaveNo(unknown.join(', ')) };
}

/** Reads a cell of a file as people write it. Choices have been read before: their cells hold one of their values. */
export function readCell(
  { kind }: Pick<ListingFieldSpec, 'kind'>,
  cell: string,
  amenities: readonly NamedRow[],
): ReadCell {
  if (kind === 'money') return readMoney(cell);
  if (kind === 'area') return readArea(cell);
  if (kind === 'whole') return readWhole(cell);
  if (kind === 'month') return readMonth(cell);
  if (kind === 'flag') return readFlag(cell);
  if (kind === 'degrees') return readDegrees(cell);
  return kind === 'ids' ? readNames(cell, amenities) : { text: cell.trim() };
}
