import { limits } from '@contract/limits';
import type { ListingFieldSpec } from '@contract/listingFieldSpec';
import { type ListingField, fieldSpec, listingFields } from '@contract/listingFields';
import { linkPattern } from '@contract/linkPattern';
import { plainNumber } from '@contract/plainNumber';
import { monthPattern } from '@contract/monthLabel';
import { type Reading, plainRupees, readRupees, readSquareFeet } from '@contract/quantities';
import * as language from '@messages/language';
import * as messages from '@messages/app/listingForm';
import * as amounts from '@messages/contract/amounts';
import { exactMoney, toPaise } from '../../ui/Money';

/** A field's value as the server accepts it, or as typed with the error. */
interface FieldReading {
  value: string;
  problem?: string;
}

type Wrong = Extract<Reading, { wrong: string }>['wrong'];

/** The form's field of this name; undefined for names that are not in the table. */
const specOf = (name: string): ListingFieldSpec | undefined =>
  Object.hasOwn(listingFields, name) ? fieldSpec(name as ListingField) : undefined;

const grouped = new Intl.NumberFormat(language.tag, { maximumFractionDigits: 2 });
const areaText = (squareFeet: number) => messages.areaText(grouped.format(squareFeet));

const moneyProblems: Readonly<Record<Wrong, string>> = {
  unreadable: messages.weCannotReadThisAmount,
  unclearUnit: messages.weCannotReadThisAmount,
  tooSmall: messages.enterAnAmountOfZero,
  tooLarge: messages.theHighestAmount(exactMoney(limits.rupees.max * 100)),
};
const areaProblems: Readonly<Record<Wrong, string>> = {
  unreadable: messages.weCannotReadThisArea,
  unclearUnit: messages.thisUnitVariesByRegion,
  tooSmall: messages.mustBeAtLeast(areaText(limits.size.min)),
  tooLarge: messages.mustBeAtMost(areaText(limits.size.max)),
};

function readWhole(typed: string, { min, max }: { min: number; max: number }): FieldReading {
  const text = plainNumber(typed);
  if (!/^\d{1,9}$/.test(text)) return { value: typed, problem: messages.enterAWholeNumber };
  const value = String(Number(text));
  if (Number(text) < min) return { value, problem: messages.mustBeAtLeastWith(min) };
  return Number(text) > max ? { value, problem: messages.mustBeAtMostWith(max) } : { value };
}

function readLink(text: string, most: number): FieldReading {
  return linkPattern.test(text) ? readText(text, most) : { value: text, problem: messages.enterALink };
}

const readMonth = (text: string): FieldReading =>
  monthPattern.test(text) ? { value: text } : { value: text, problem: messages.enterAMonth };

function readText(text: string, most: number): FieldReading {
  return text.length > most
    ? { value: text, problem: messages.useAtMostCharacters(most.toLocaleString(language.tag)) }
    : { value: text };
}

function readAmount(text: string, min: number): FieldReading {
  const read = readRupees(text);
  if (!('value' in read)) return { value: text, problem: moneyProblems[read.wrong] };
  const value = plainRupees(read.value);
  if (read.value === 0 || read.value >= min * 100) return { value };
  // the unit is probably missing
  return { value, problem: messages.theLowestPrice(exactMoney(min * 100), value) };
}

function readArea(text: string): FieldReading {
  const read = readSquareFeet(text);
  return 'value' in read ? { value: String(read.value) } : { value: text, problem: areaProblems[read.wrong] };
}

/** Parses a field as its owner typed it. Parsing the result again changes nothing. */
export function readField(field: string, text: string): FieldReading {
  const { kind, limits: { min = 0, max } = { max: Infinity } } = specOf(field) ?? {};
  if (text === '') return { value: '' };
  if (kind === 'whole') return readWhole(text, { min, max });
  if (kind === 'money') return readAmount(text, min);
  if (kind === 'area') return readArea(text);
  if (kind === 'month') return readMonth(text);
  if (kind === 'link') return readLink(text, max);
  if (kind === 'degrees') return { value: text };
  return readText(text, max);
}

const squareMetre = 10.763_910_416_7;

/** An amount or area in words, which makes an extra zero obvious; undefined for other fields and invalid text. */
export function echoOf(field: string, value: string): string | undefined {
  if (value === '' || readField(field, value).problem) return undefined;
  const { kind, zeroIsEmpty } = specOf(field) ?? {};
  if (kind === 'area')
    return messages.sqM(areaText(Number(value)), grouped.format(Math.round(Number(value) / squareMetre)));
  if (kind !== 'money') return undefined;
  const paise = toPaise(value);
  if (paise === 0 && zeroIsEmpty) return messages.priceOnRequest;
  return `${exactMoney(paise)} · ${amounts.moneyInWords(paise)}`;
}
