import type { ExchangeRates } from '@contract/currencies';
import { plainSigns } from '@contract/plainNumber';
import { readNegations } from './negation';
import { type FilterName, type ListingFilter, filterNamed } from '@contract/listingFilters';
import { type Bonds, bind, readNames } from './bonds';
import type { Mention, Purpose, ReadField, SentenceFilters } from '@contract/sentenceFilters';
import { type Sentence, beside, headOf, isParted, means, piecesOf, valueOf } from './pieces';
import { readQuantities } from './quantities';
import { sensesOf } from './lexicon';
import type { WorkCounter } from './slips';
import { spanOf } from './spans';
import { splitWords } from './splitWords';
import { applyQuantities } from './applyQuantities';

export interface Reading {
  filters: SentenceFilters;
  /** The words that no filter knows, as typed but in lower case. */
  unread: string;
  /** Those of them that belong to a negation ("not baner"), and the others, which a listing must contain. */
  negated: string;
  required: string;
  mentions: Mention[];
  /** Whether it names a purpose, even if two of them leave the choice open. */
  saysPurpose: boolean;
  /** Whether it names money whose worth depends on exchange rates. */
  namesForeignMoney: boolean;
}

type Lists = 'type' | 'city' | 'locality' | 'amenities';

function collect(sentence: Sentence, field: Lists, is: 'type' | 'city' | 'locality' | 'amenity', into: Reading): void {
  const found = new Map<string, Mention>();
  for (const [at, piece] of sentence.pieces.entries()) {
    const value = piece.fate === 'open' ? valueOf(piece, is) : undefined;
    if (value === undefined) continue;
    piece.fate = 'read';
    if (!found.has(value)) found.set(value, { field, value, ...spanOf(sentence, at, at) });
  }
  if (found.size === 0) return;
  into.filters[field] = [...found.keys()];
  into.mentions.push(...found.values());
}

/** The place of the next purpose, if only "or", "and" or a slash joins it. */
function joinedPurpose(sentence: Sentence, at: number): number {
  const { pieces } = sentence;
  let isJoined = false;
  for (let next = at + 1; next < pieces.length && !isParted(sentence, next); next += 1) {
    sentence.work.count += 1;
    if (headOf(sentence, next)?.joint === 'slash') isJoined = true;
    if (means(pieces[next], 'or', 'and')) isJoined = true;
    else if (pieces[next]?.fate !== 'open') return -1;
    else if (valueOf(pieces[next], 'purpose')) return isJoined ? next : -1;
    else if (!means(pieces[next], 'filler')) return -1;
  }
  return -1;
}

function readPurpose(sentence: Sentence, { months }: Bonds, into: Reading): void {
  const { pieces } = sentence;
  let purpose: { value: Purpose; at: number } | null = null;
  for (const [at, piece] of pieces.entries()) {
    const value = piece.fate === 'open' ? valueOf(piece, 'purpose') : undefined;
    if (!value) continue;
    into.saysPurpose = true;
    const other = joinedPurpose(sentence, at);
    const isOpen = other >= 0 && valueOf(pieces[other], 'purpose') !== value;
    piece.fate = 'read';
    if (isOpen && pieces[other]) pieces[other].fate = 'read';
    else purpose = { value, at };
  }
  const month = months.find((at) => pieces[at]?.fate === 'read');
  if (!into.saysPurpose && month !== undefined) {
    into.saysPurpose = true;
    purpose = { value: 'rent', at: month };
  }
  if (!purpose) return;
  into.filters.purpose = purpose.value;
  into.mentions.push({ field: 'purpose', ...spanOf(sentence, purpose.at, purpose.at) });
}

function readOrdering(sentence: Sentence, into: Reading): void {
  const { pieces } = sentence;
  let mention: Mention | undefined;
  for (const [at, piece] of pieces.entries()) {
    const value = piece.fate === 'open' ? valueOf(piece, 'ordering') : undefined;
    if (!value) continue;
    piece.fate = 'read';
    into.filters.ordering = value;
    const [before, after] = [beside(sentence, at, -1), beside(sentence, at, 1)];
    const from = pieces[before]?.fate === 'open' && means(pieces[before], 'beforeOrdering') ? before : at;
    const to = pieces[after]?.fate === 'open' && means(pieces[after], 'afterOrdering') ? after : at;
    for (const place of [from, to]) if (pieces[place]) pieces[place].fate = 'read';
    mention = { field: 'ordering', ...spanOf(sentence, from, to) };
  }
  if (mention) into.mentions.push(mention);
}

const isSeveralOf = ({ kind }: ListingFilter) => kind === 'choices' || kind === 'marks';

/** A value of a list as its parameter has it. */
const asParam = ({ kind, options }: ListingFilter, value: string | undefined) => {
  if (kind === 'flag') return value === 'true';
  return value !== undefined && /^\d+$/.test(value) && !Object.hasOwn(options, value) ? Number(value) : value;
};

/** The filters with a list of values; of one value the last one said holds, of several all do. */
function readChoices(sentence: Sentence, into: Reading): void {
  const found = new Map<FilterName, Mention[]>();
  for (const [at, piece] of sentence.pieces.entries()) {
    const said = piece.fate === 'open' ? valueOf(piece, 'filter') : undefined;
    if (!said) continue;
    piece.fate = 'read';
    const mention: Mention = { field: said.filter as ReadField, value: said.value, ...spanOf(sentence, at, at) };
    const isSeveral = isSeveralOf(filterNamed(said.filter));
    const before = found.get(said.filter) ?? [];
    if (before.some(({ value }) => value === said.value)) continue;
    found.set(said.filter, isSeveral ? [...before, mention] : [mention]);
  }
  for (const [name, mentions] of found) {
    const filter = filterNamed(name);
    const isSeveral = isSeveralOf(filter);
    const values = mentions.map(({ value }) => value);
    Object.assign(into.filters, { [filter.params[0]]: isSeveral ? values : asParam(filter, values[0]) });
    into.mentions.push(
      ...mentions.map(({ value: one, ...mention }) => (isSeveral ? { ...mention, value: one ?? '' } : mention)),
    );
  }
}

function readNear(sentence: Sentence, { nearOf }: Bonds, into: Reading): void {
  for (const [at, place] of nearOf) {
    const [piece, locality] = [sentence.pieces[at], sentence.pieces[place]];
    if (piece?.fate !== 'open' || !means(piece, 'nearBefore', 'nearAfter') || !locality || locality.fate === 'unread')
      continue;
    piece.fate = 'read';
    if (!into.filters.near) into.mentions.push({ field: 'near', ...spanOf(sentence, at, at) });
    into.filters.near = true;
  }
}

const isFiller = (key: string) => sensesOf(key)?.some(({ is }) => is === 'filler') ?? false;

/** The text that remains, without signs and fillers. */
function textOf(sentence: Sentence, isIncluded: (at: number) => boolean = () => true): string {
  let text = '';
  let last = -2;
  for (const [at, { fate, senses, first, last: end }] of sentence.pieces.entries()) {
    const isText = fate === 'unread' || (fate === 'open' && !senses.some(({ is }) => is === 'filler'));
    if (!isText || !isIncluded(at)) continue;
    for (let place = first; place <= end; place += 1) {
      const word = sentence.words[place];
      if (!word?.typed || (isFiller(word.key) && !word.isQuoted)) continue;
      text += (text && !(word.isGlued && last === place - 1) ? ' ' : '') + word.typed;
      last = place;
    }
  }
  return text;
}

/**
 * Reads what a visitor typed: filters of the list of properties, and the words that are none of them. Money of a
 * currency without a rate is such words. Linear in the length of the sentence; never throws.
 */
export function readSentence(typed: string, rates: ExchangeRates = {}, work: WorkCounter = { count: 0 }): Reading {
  const words = splitWords(plainSigns(typed));
  const sentence: Sentence = { words, pieces: piecesOf(words, work), rates, work };
  const reading: Reading = {
    filters: {},
    unread: '',
    negated: '',
    required: '',
    mentions: [],
    saysPurpose: false,
    namesForeignMoney: sentence.pieces.some((piece) => means(piece, 'foreign')),
  };
  // each reader takes what those before it have left open: names and negations first, because they turn other pieces into
  // text; near-words before localities, and purposes before prices, which depend on them
  readNames(sentence);
  const bonds = bind(sentence, readQuantities(sentence));
  const negated = readNegations(sentence, bonds);
  readNear(sentence, bonds, reading);
  collect(sentence, 'type', 'type', reading);
  collect(sentence, 'city', 'city', reading);
  collect(sentence, 'locality', 'locality', reading);
  collect(sentence, 'amenities', 'amenity', reading);
  readPurpose(sentence, bonds, reading);
  applyQuantities(sentence, bonds, reading);
  readChoices(sentence, reading);
  readOrdering(sentence, reading);
  reading.unread = textOf(sentence);
  reading.negated = textOf(sentence, (at) => negated.has(at));
  reading.required = textOf(sentence, (at) => !negated.has(at));
  reading.mentions.sort((one, other) => one.start - other.start);
  return reading;
}
