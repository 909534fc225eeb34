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
}

/** What joins two amounts. */
export type Link = 'to' | 'or' | 'and' | 'comma' | null;

export const moneyUnits: Partial<Record<Unit, number>> = { crore: 10_000_000, lakh: 100_000, thousand: 1_000 };
export const sizeUnits: Partial<Record<Unit, number>> = { sqft: 1, sqm: 10.7639, sqyd: 9, acre: 43_560, guntha: 1_089 };
/** Limits of a number without a unit: as a count of rooms, as one in a list, and as an amount of lakhs or crores. */
export const most = { count: 20, listed: 9, unitless: 5_000 };

export const isCount = (unit: Unit): boolean => !(unit in moneyUnits) && !(unit in sizeUnits) && unit !== 'bigha';

/** A number in digits or words at this piece: "2.5", "seventy five", "sadhe teen", "two and a half". */
function numberAt(sentence: Sentence, at: number): Omit<Amount, 'unit'> | null {
  const { pieces, words } = sentence;
  const piece = pieces[at];
  if (!piece || piece.fate !== 'open') return null;
  const next = !isParted(sentence, at + 1) ? pieces[at + 1] : undefined;
  if (means(piece, 'halfBefore')) {
    const whole = next && !means(next, 'halfBefore') && numberAt(sentence, at + 1);
    return whole ? { ...whole, from: at, value: whole.value + 0.5, digits: null } : null;
  }
  const word = piece.first === piece.last ? words[piece.first] : undefined;
  const value = word?.number ?? valueOf(piece, 'number');
  if (value === undefined) return null;
  const one = {
    from: at,
    to: at,
    value,
    digits: word?.number === undefined ? null : word.key,
    hasCommas: word?.hasCommas ?? false,
  };
  const ones = next && valueOf(next, 'number');
  if (one.digits === null && value >= 20 && value % 10 === 0 && ones && ones < 10 && Number.isInteger(ones))
    return { ...one, to: at + 1, value: value + ones };
  return means(next, 'halfAfter') ? { ...one, to: at + 1, value: value + 0.5 } : one;
}

/** A number with its unit; parts of an amount of money add up: "1 crore 25 lakh". */
export function amountAt(sentence: Sentence, at: number): Amount | null {
  const { pieces } = sentence;
  const number = numberAt(sentence, at);
  if (!number) return null;
  const follows = (place: number) => (isParted(sentence, place) ? undefined : pieces[place]);
  const hasPlus = means(follows(number.to + 1), 'boundAfter') && headOf(sentence, number.to + 1)?.key === '+';
  const unitAt = hasPlus ? number.to + 2 : number.to + 1;
  const isPer = headOf(sentence, unitAt)?.joint === 'slash';
  const unit = (!isPer && valueOf(follows(unitAt), 'unit')) || null;
  if (!unit) return { ...number, unit };
  const amount: Amount = { ...number, to: unitAt, unit, hasPlus };
  const scale = moneyUnits[unit];
  if (scale === undefined || isParted(sentence, unitAt + 1) || headOf(sentence, unitAt + 1)?.joint) return amount;
  const next = numberAt(sentence, unitAt + 1);
  const nextUnit = next && valueOf(follows(next.to + 1), 'unit');
  // looked at before it is read, or a long row of amounts would be read again and again
  if (!nextUnit || (moneyUnits[nextUnit] ?? scale) >= scale) return amount;
  const rest = amountAt(sentence, unitAt + 1);
  const smaller = rest?.unit && moneyUnits[rest.unit];
  if (!rest || !smaller) return amount;
  return { ...amount, to: rest.to, value: amount.value + (rest.value * smaller) / scale };
}

/** What joins two amounts, if nothing else stands between them. */
export function linkOf(sentence: Sentence, one: Amount, other: Amount): Link {
  const { pieces, words } = sentence;
  const between: Piece[] = [];
  for (let at = one.to + 1; at < other.from; at += 1) {
    sentence.steps.count += 1;
    const piece = pieces[at];
    if (piece && !means(piece, 'rupees')) between.push(piece);
    if (between.length > 1) return null;
  }
  const heads = [...between, ...pieces.slice(other.from, other.from + 1), ...pieces.slice(one.to + 1, other.from)];
  const joints = heads.map(({ first }) => words[first]?.joint);
  const isCut = heads.some(({ first }) => words[first]?.afterBreak);
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
  if (link === 'and') return isCount(unit) && value <= most.count;
  // "2, 3 bhk", but not "sector 12, 3 bhk"
  if (link === 'comma') return isCount(unit) && value <= most.listed && digits !== null;
  return isCount(unit) ? value <= most.count : !(unit in moneyUnits) || value < most.unitless;
}
