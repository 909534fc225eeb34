import type { ForeignCurrency } from '@contract/currencies';
import { areaUnits, type Fraction, moneyUnits as exactMoneyUnits, vulgarFractions } from '@contract/units';
import { type Piece, type Sentence, headOf, isParted, means, valueOf } from './pieces';
import type { Unit } from './words/wordTable';

export interface Amount {
  from: number;
  to: number;
  value: number;
  unit: Unit | null;
  /** In digits, which may be money without a unit. */
  digits: string | null;
  hasCommas: boolean;
  /** "3+ bhk". */
  hasPlus?: boolean;
  /** It counts only with a word of its filter beside it: "3 cars" is parking where "parking" is beside it. */
  isThing?: boolean;
  /** Of money that is not in rupees. */
  currency?: ForeignCurrency;
}

/** What joins two amounts. */
export type Link = 'to' | 'or' | 'and' | 'comma' | null;

const worths = (units: Readonly<Record<string, Fraction>>): Partial<Record<Unit, number>> =>
  Object.fromEntries(Object.entries(units).map(([unit, [above, below]]) => [unit, Number(above) / Number(below)]));

export const moneyUnits = worths(exactMoneyUnits);
export const sizeUnits = worths(areaUnits);
/** A number without a unit is no more than this if it counts rooms, counts rooms in a list, or counts lakhs or crores. */
export const mostWithoutUnit = { rooms: 20, roomsInList: 9, scaled: 5_000 };

export const isCount = (unit: Unit): boolean => !(unit in moneyUnits) && !(unit in sizeUnits) && unit !== 'bigha';

/** The value and last piece of a fraction: the whole number itself ("1/2 acre"), or the part after one ("2 1/2 crore", "2½ crore"). */
function fractionAt(sentence: Sentence, at: number, isWholeNumber: boolean): { value: number; to: number } | null {
  const { pieces, words } = sentence;
  const digitsAt = (place: number) => words[pieces[place]?.first ?? -1];
  const one = digitsAt(at);
  if (!isWholeNumber && isParted(sentence, at)) return null;
  if (!isWholeNumber && one?.number !== undefined && one.number < 1 && vulgarFractions.has(one.typed) && !one.joint)
    return { value: one.number, to: at };
  const other = headOf(sentence, at + 1);
  if (!one || other?.joint !== 'slash' || isParted(sentence, at + 1) || isParted(sentence, at + 2)) return null;
  const fraction = vulgarFractions.get(`${one.key}/${other.key}`);
  const unit = valueOf(pieces[at + 2], 'unit');
  // "3/4 bhk" is three or four
  if (!fraction || !unit || headOf(sentence, at + 2)?.joint || (isWholeNumber && isCount(unit))) return null;
  return { value: Number(fraction[0]) / Number(fraction[1]), to: at + 1 };
}

const shifts = [
  ['halfBefore', 0.5],
  ['quarterMore', 0.25],
  ['quarterLess', -0.25],
] as const;
const shiftOf = (piece: Piece | undefined) => shifts.find(([is]) => means(piece, is))?.[1];

type NumberAt = Omit<Amount, 'unit'> | null;

/** "sadhe teen": a word that adds or takes off a part of the number after it. */
function shiftedNumberAt(sentence: Sentence, at: number): NumberAt {
  const { pieces } = sentence;
  const next = isParted(sentence, at + 1) ? undefined : pieces[at + 1];
  const shift = shiftOf(pieces[at]);
  if (shift === undefined || !next || shiftOf(next) !== undefined) return null;
  const whole = numberAt(sentence, at + 1);
  return whole && { ...whole, from: at, value: whole.value + shift, digits: null };
}

/** A number in digits or words at this piece: "2.5", "seventy five", "sadhe teen", "two and a half", "2 1/2". */
function numberAt(sentence: Sentence, at: number): NumberAt {
  const { pieces, words } = sentence;
  const piece = pieces[at];
  if (!piece || piece.fate !== 'open') return null;
  const shifted = shiftedNumberAt(sentence, at);
  if (shifted) return shifted;
  const next = isParted(sentence, at + 1) ? undefined : pieces[at + 1];
  const word = piece.first === piece.last ? words[piece.first] : undefined;
  const value = word?.number ?? valueOf(piece, 'number');
  if (value === undefined) return null;
  const digits = word?.number === undefined ? null : word.key;
  const one = { from: at, to: at, value, digits, hasCommas: word?.hasCommas ?? false };
  const ones = next && valueOf(next, 'number');
  if (digits === null && value >= 20 && value % 10 === 0 && ones && ones < 10 && Number.isInteger(ones))
    return { ...one, to: at + 1, value: value + ones };
  if (means(next, 'halfAfter')) return { ...one, to: at + 1, value: value + 0.5 };
  const fraction = digits === null ? null : fractionAt(sentence, at, true);
  if (fraction) return { ...one, ...fraction, digits: null };
  const part = Number.isInteger(value) && next ? fractionAt(sentence, at + 1, false) : null;
  return part ? { ...one, to: part.to, value: value + part.value, digits: null } : one;
}

/** A study or a servant's room counts as a half or as one: "3+1 bhk" has three bedrooms. */
const mostExtraRooms = 2;

/** The piece of "bhk" in "3+1 bhk", whose number ends before the sign; -1 without one. */
function extraRoomsEnd(sentence: Sentence, sign: number): number {
  if (isParted(sentence, sign + 1) || isParted(sentence, sign + 2)) return -1;
  const extra = numberAt(sentence, sign + 1);
  const isRooms = extra?.to === sign + 1 && extra.value <= mostExtraRooms;
  return isRooms && valueOf(sentence.pieces[sign + 2], 'unit') === 'bedroom' ? sign + 2 : -1;
}

/** A number with its unit; parts of an amount of money add up: "1 crore 25 lakh". */
export function amountAt(sentence: Sentence, at: number): Amount | null {
  const { pieces } = sentence;
  const currencyAt = (place: number) => valueOf(pieces[place], 'foreign');
  const before = currencyAt(at);
  if (before) {
    const amount = isParted(sentence, at + 1) || currencyAt(at + 1) ? null : amountAt(sentence, at + 1);
    return amount && { ...amount, from: at, currency: before };
  }
  const amount = ownAmountAt(sentence, at);
  const currency = amount && !isParted(sentence, amount.to + 1) ? currencyAt(amount.to + 1) : undefined;
  return amount && currency ? { ...amount, to: amount.to + 1, currency } : amount;
}

/** The same without the sign of its currency. */
function ownAmountAt(sentence: Sentence, at: number): Amount | null {
  const { pieces } = sentence;
  const number = numberAt(sentence, at);
  if (!number) return null;
  const follows = (place: number) => (isParted(sentence, place) ? undefined : pieces[place]);
  const hasPlus = means(follows(number.to + 1), 'boundAfter') && headOf(sentence, number.to + 1)?.key === '+';
  const rooms = hasPlus ? extraRoomsEnd(sentence, number.to + 1) : -1;
  if (rooms >= 0) return { ...number, to: rooms, unit: 'bedroom' };
  const unitAt = hasPlus ? number.to + 2 : number.to + 1;
  const isPer = headOf(sentence, unitAt)?.joint === 'slash';
  const counted = isPer ? undefined : follows(unitAt);
  const unit = valueOf(counted, 'unit') ?? valueOf(counted, 'thing') ?? null;
  if (!unit) return { ...number, unit };
  const amount: Amount = { ...number, to: unitAt, unit, hasPlus, isThing: !means(counted, 'unit') };
  const scale = moneyUnits[unit];
  if (scale === undefined || isParted(sentence, unitAt + 1) || headOf(sentence, unitAt + 1)?.joint) return amount;
  const next = numberAt(sentence, unitAt + 1);
  const nextUnit = next && valueOf(follows(next.to + 1), 'unit');
  // looked at before it is read, or a long row of amounts would be read again and again
  if (!nextUnit || (moneyUnits[nextUnit] ?? scale) >= scale) return amount;
  const rest = ownAmountAt(sentence, unitAt + 1);
  const smaller = rest?.unit && moneyUnits[rest.unit];
  if (!rest || !smaller) return amount;
  return { ...amount, to: rest.to, value: amount.value + (rest.value * smaller) / scale };
}

/** What joins two amounts, if nothing else stands between them. */
export function linkOf(sentence: Sentence, one: Amount, other: Amount): Link {
  const { pieces, words } = sentence;
  const between: Piece[] = [];
  for (let at = one.to + 1; at < other.from; at += 1) {
    sentence.work.count += 1;
    const piece = pieces[at];
    if (piece && !means(piece, 'rupees')) between.push(piece);
    if (between.length > 1) return null;
  }
  const joinedPieces = pieces.slice(one.to + 1, other.from + 1);
  const joints = joinedPieces.map(({ first }) => words[first]?.joint);
  const isCut = joinedPieces.some(({ first }) => words[first]?.afterBreak);
  const [joiner] = between;
  if (joiner) {
    if (isCut) return null;
    return means(joiner, 'to') ? 'to' : means(joiner, 'or') ? 'or' : means(joiner, 'and') ? 'and' : null;
  }
  if (joints.includes('comma')) return 'comma';
  if (isCut) return null;
  return joints.includes('dash') ? 'to' : joints.includes('slash') ? 'or' : null;
}

/** Whether a number without a unit takes the unit of the one it is joined to. */
export function takesUnit({ value, unit: own, digits }: Amount, unit: Unit | null, link: Link): boolean {
  if (own || !unit || !link) return false;
  if (link === 'and') return isCount(unit) && value <= mostWithoutUnit.rooms;
  // "2, 3 bhk", but not "sector 12, 3 bhk"
  if (link === 'comma') return isCount(unit) && value <= mostWithoutUnit.roomsInList && digits !== null;
  return isCount(unit) ? value <= mostWithoutUnit.rooms : !(unit in moneyUnits) || value < mostWithoutUnit.scaled;
}
