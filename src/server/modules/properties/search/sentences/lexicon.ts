import { type ListingFilter, listingFilters } from '@contract/listingFilters';
import type { WordsLanguage } from '@contract/listingFilterSpec';
import { localities } from '../places/localities';
import { keyOfWord } from '@contract/wordKey';
import type { Sides } from '@contract/quantityWords';
import type { Mark, Sense } from './sense';
import { english } from './words/english';
import { hindi } from './words/hindi';
import { hinglish } from './words/hinglish';
import { marathi } from './words/marathi';
import type { WordTable } from './words/wordTable';

const tablesByLanguage: Readonly<Record<WordsLanguage, WordTable>> = { english, hinglish, hindi, marathi };
const tables = Object.values(tablesByLanguage);

const sensesByPhrase = new Map<string, Sense[]>();
const plurals = new Map<string, Sense[]>();

const keysOf = (phrases = ''): string[] =>
  phrases
    .split(',')
    .map((phrase) =>
      phrase
        .split(/[\s-]+/)
        .filter(Boolean)
        .map(keyOfWord)
        .join(' '),
    )
    .filter(Boolean);

function addTo(map: Map<string, Sense[]>, key: string, sense: Sense) {
  const senses = map.get(key) ?? [];
  if (!senses.some((one) => JSON.stringify(one) === JSON.stringify(sense))) map.set(key, [...senses, sense]);
}

function pluralOf(key: string): string {
  if (/[^aeiou]y$/.test(key)) return `${key.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(key) ? `${key}es` : `${key}s`;
}

function add(phrases: string | undefined, sense: Sense, inPlural = false) {
  for (const key of keysOf(phrases)) {
    addTo(sensesByPhrase, key, sense);
    if (inPlural && /[a-z]{2}$/.test(key)) addTo(plurals, pluralOf(key), sense);
  }
}

function addBound(sides: Sides | undefined, value: 'most' | 'least' | 'about', beyond: ReadonlySet<string>) {
  const phrasesOf = [
    ['boundBefore', sides?.before],
    ['boundAfter', sides?.after],
  ] as const;
  for (const [is, phrases] of phrasesOf)
    for (const key of keysOf(phrases)) addTo(sensesByPhrase, key, { is, value, beyondCount: beyond.has(key) });
}

function addMarks(table: WordTable, inPlural: boolean) {
  const marks: readonly (readonly [Mark, string | undefined, boolean?])[] = [
    ['beforeOrdering', table.aroundOrdering?.before],
    ['afterOrdering', table.aroundOrdering?.after],
    ['halfBefore', table.andAHalf?.before],
    ['halfAfter', table.andAHalf?.after],
    ['quarterMore', table.andAQuarter],
    ['quarterLess', table.lessAQuarter],
    ['rupees', table.rupees, true],
    ['budget', table.budget, true],
    ['monthly', table.monthly],
    ['month', table.month],
    ['each', table.each],
    ['or', table.or],
    ['and', table.and],
    ['to', table.to],
    ['rangeBefore', table.between?.before],
    ['rangeAfter', table.between?.after],
    ['nearBefore', table.near?.before],
    ['nearAfter', table.near?.after],
    ['notBefore', table.not?.before],
    ['notAfter', table.not?.after],
    ['nor', table.nor],
    ['ofNames', table.ofNames, true],
    ['unread', table.unread],
    ['filler', table.fillers, true],
  ];
  for (const [is, phrases, plural = false] of marks) add(phrases, { is }, inPlural && plural);
}

function addTable(table: WordTable, inPlural: boolean) {
  for (const [value, phrases] of Object.entries(table.cities ?? {})) add(phrases, { is: 'city', value });
  for (const [value, phrases] of Object.entries(table.types ?? {})) add(phrases, { is: 'type', value }, inPlural);
  for (const [value, phrases] of Object.entries(table.amenities ?? {}))
    add(`${value}, ${phrases}`, { is: 'amenity', value }, inPlural);
  for (const [value, phrases] of Object.entries(table.orderings ?? {}))
    add(phrases, { is: 'ordering', value } as Sense);
  for (const [value, phrases] of Object.entries(table.units ?? {}))
    add(phrases, { is: 'unit', value } as Sense, inPlural);
  for (const [word, value] of Object.entries(table.numbers ?? {})) add(word, { is: 'number', value });
  for (const [value, phrases] of Object.entries(table.foreign ?? {}))
    add(phrases, { is: 'foreign', value } as Sense, inPlural);
  const beyond = new Set(keysOf(table.beyondCount));
  addBound(table.atMost, 'most', beyond);
  addBound(table.atLeast, 'least', beyond);
  addBound(table.about, 'about', beyond);
  addMarks(table, inPlural);
}

/** What the words of a filter mean: `role` is one of four of a number (`listingFilterSpec.ts`), or else a value of the filter's list. */
function senseOfWords({ name }: ListingFilter, role: string): Sense {
  const ofNumbers: Readonly<Record<string, Sense>> = {
    unit: { is: 'unit', value: name },
    thing: { is: 'thing', value: name },
    beside: { is: 'besideThing', value: name },
    measure: { is: 'measure', value: name },
  };
  const ofNumber = ofNumbers[role];
  if (ofNumber) return ofNumber;
  return (
    name === 'purpose' ? { is: name, value: role } : { is: 'filter', value: { filter: name, value: role } }
  ) as Sense;
}

/** The words of filters: of a list of values, and of what a number counts. */
function addFilters(language: WordsLanguage) {
  for (const filter of listingFilters)
    for (const [value, phrases] of Object.entries(filter.words?.[language] ?? {})) {
      // "2 floors" is no second floor
      add(phrases, senseOfWords(filter, value), language === 'english' && filter.kind !== 'mark');
      // a filter's own words win over `unread` of a table
      for (const key of keysOf(phrases))
        sensesByPhrase.set(
          key,
          (sensesByPhrase.get(key) ?? []).filter(({ is }) => is !== 'unread'),
        );
    }
}

// in this order: filters take words back that tables call unread, and plurals stand only for what is not listed itself
for (const [language, table] of Object.entries(tablesByLanguage)) {
  addTable(table, table === english);
  addFilters(language as WordsLanguage);
}
for (const { name, words } of localities)
  for (const key of keysOf(`${name}, ${words}`))
    for (const spelling of new Set([key, key.replace(/\broad$/, 'rd')]))
      addTo(sensesByPhrase, spelling, { is: 'locality', value: name });
const months = tables.flatMap(({ month }) => keysOf(month));
for (const each of tables.flatMap((table) => keysOf(table.each)))
  for (const month of months) addTo(sensesByPhrase, `${each} ${month}`, { is: 'monthly' });
// what is listed itself is no plural
for (const [key, senses] of plurals) if (!sensesByPhrase.has(key)) sensesByPhrase.set(key, senses);

/** The senses of a phrase by its key: the keys of its words with one space between. */
export const sensesOf = (key: string): readonly Sense[] | undefined => sensesByPhrase.get(key);

const phrases = [...sensesByPhrase.keys()];
/** The number of words of the longest phrase. */
export const longestPhrase = Math.max(...phrases.map((phrase) => phrase.split(' ').length));
const words = new Set(phrases.flatMap((phrase) => phrase.split(' ')));
/** Whether the tables contain this word, alone or in a phrase. */
export const isListedWord = (key: string): boolean => words.has(key);

const isNoWish = (key: string) =>
  (sensesByPhrase.get(key) ?? []).some(({ is }) => is === 'filler' || is === 'ofNames') && !key.includes(' ');
/** Words that a typing error may have meant. */
export const slipWords = [...words].filter((word) => /^[a-z]{5,}$/.test(word) && !isNoWish(word) && !plurals.has(word));

/** Endings that part from a listed word, the longest first. */
export const endings = tables.flatMap((table) => keysOf(table.endings)).sort((one, other) => other.length - one.length);

/** Units that may be written at the end of their number: "3bhk", "45000pm". */
export const gluedUnits = new Set(
  phrases.filter(
    (key) => sensesByPhrase.get(key)?.some(({ is }) => is === 'unit' || is === 'monthly') && !key.includes(' '),
  ),
);

const hasSense = (kind: Sense['is']) => (key: string) =>
  sensesByPhrase.get(key)?.some(({ is }) => is === kind) ?? false;
/** Words before a number that add or take off a part of one, the longest first. */
export const numberShifts = phrases
  .filter((key) => hasSense('halfBefore')(key) || hasSense('quarterMore')(key) || hasSense('quarterLess')(key))
  .sort((one, other) => other.length - one.length);
export const isNumberWord = hasSense('number');
