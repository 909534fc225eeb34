import { plotSide, vulgarFractions } from '@contract/units';
import { keyOfWord } from '@contract/wordKey';
import { endings, gluedUnits, isListedWord, numberShifts, isNumberWord } from './lexicon';

export interface Word {
  /** What the tables of words have it as. */
  key: string;
  /** As typed, in lower case; empty for a sign, and for an ending, which its word already contains. */
  typed: string;
  start: number;
  end: number;
  /** A comma, a full stop or the like is before it. */
  afterBreak: boolean;
  /** What joins it to the word before it. */
  joint: 'comma' | 'dash' | 'slash' | null;
  /** Its value, if it is written in digits. */
  number?: number;
  hasCommas?: boolean;
  /** Written together with the word before it. */
  isGlued?: true;
  /** In double quotes: a name. */
  isQuoted?: true;
}

type Gap = Pick<Word, 'afterBreak' | 'joint'>;

/** Their full stop ends no sentence: "Rs. 50 lakh". */
const abbreviations = new Set(['rs', 'sq', 'ft', 'no', 'rd', 'min', 'max', 'approx', 'p', 'mtr', 'yd', 'apt']);
/** Signs that are words, with what they are read as. */
const signs = new Map([
  ...['₹', '~', '<', '>', '+', '$', '£', '€'].map((sign) => [sign, sign] as const),
  ['&', 'and'],
  ['×', 'x'],
]);
/** Signs that are text where nothing reads them. */
const textSigns = /[$£€]/;

interface Run {
  text: string;
  start: number;
}

/** Letters and digits that belong together: "don't", "1,50,00,000", "1.25cr". */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const { 0: run, index } of text.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu)) {
    const last = runs.at(-1);
    const gap = last ? text.slice(last.start + last.text.length, index) : '';
    const isOneWord =
      last &&
      ((/^['’]$/.test(gap) && /\p{L}\p{M}*$/u.test(last.text.slice(-3)) && /^\p{L}/u.test(run)) ||
        (/^[.,]$/.test(gap) && /[0-9०-९]$/.test(last.text) && !/\p{L}/u.test(last.text) && /^[0-9०-९]/.test(run)) ||
        // "3 B.H.K."
        (gap === '.' && /^[0-9०-९]*(\p{L}\.)*\p{L}$/u.test(last.text) && /^\p{L}$/u.test(run)));
    if (isOneWord) last.text += gap + run;
    else runs.push({ text: run, start: index });
  }
  return runs;
}

/** Whether commas stand where Indian or international writing groups digits. */
const isGrouped = (groups: readonly string[]) =>
  groups.every((group, at) =>
    at === groups.length - 1
      ? group.length === 3
      : at === 0
        ? group.length <= 3
        : group.length === 2 || group.length === 3,
  );

/** A word that is written together with the one before it. */
const gluedWord = (text: string, start: number): Word => ({
  key: keyOfWord(text).replaceAll('.', ''),
  typed: text.toLowerCase(),
  start,
  end: start + text.length,
  afterBreak: false,
  joint: null,
  isGlued: true,
});

const numberWord = (text: string, start: number): Omit<Word, keyof Gap> & { number: number } => {
  const [digits = '', fraction] = text.split(/(?=[½¼¾])/);
  const [above, below] = vulgarFractions.get(fraction ?? digits) ?? [0n, 1n];
  const key = keyOfWord(digits).replaceAll(',', '');
  const whole = vulgarFractions.has(digits) ? 0 : Number(key);
  const number = whole + Number(above) / Number(below);
  return { key: text === digits ? key : String(number), typed: text, start, end: start + text.length, number };
};

const isUnit = (text: string) => gluedUnits.has(keyOfWord(text).replaceAll('.', ''));

/** "1cr50l": several numbers, each with its unit; undefined where a part is something else. */
function amountsOf({ text, start }: Run, gap: Gap): Word[] | undefined {
  const parts = [...text.matchAll(/([0-9०-९.]+)([\p{L}\p{M}]+)/gu)];
  if (parts.length < 2 || parts.map(([part]) => part).join('') !== text) return undefined;
  if (!parts.every(([, digits = '', unit = '']) => /^\d+(\.\d+)?$/.test(keyOfWord(digits)) && isUnit(unit)))
    return undefined;
  return parts.flatMap(({ 1: digits = '', 2: unit = '', index }, at) => {
    const number = { ...(at === 0 ? gap : { afterBreak: false, joint: null }), ...numberWord(digits, start + index) };
    return [at === 0 ? number : { ...number, isGlued: true as const }, gluedWord(unit, number.end)];
  });
}

/** "30x50": the sides of a plot. */
function sidesOf({ text, start }: Run, gap: Gap): Word[] | undefined {
  const [, one = '', sign = '', other = '', unit = ''] = /^(\d{2,3})(x)(\d{2,3})(ft|feet)?$/i.exec(text) ?? [];
  if ([one, other].some((side) => Number(side) < plotSide.min || Number(side) > plotSide.max)) return undefined;
  const first = { ...gap, ...numberWord(one, start) };
  const joint = gluedWord(sign, first.end);
  const second: Word = { ...gluedWord(other, joint.end), number: Number(other) };
  return [first, joint, second, ...(unit ? [gluedWord(unit, second.end)] : [])];
}

/** A number, alone or with its unit; several where commas group nothing; a word if letters follow that are no unit. */
function numbersOf({ text, start }: Run, gap: Gap): Word[] {
  const [amount = '', digits = ''] = /^([0-9०-९.,]*)[½¼¾]?/.exec(text) ?? [];
  const unit = text.slice(amount.length);
  const groups = digits.split(',');
  if (groups.length > 1 && !isGrouped([...groups.slice(0, -1), groups.at(-1)?.split('.')[0] ?? ''])) {
    const [first = '', ...rest] = groups;
    const tail = { text: text.slice(first.length + 1), start: start + first.length + 1 };
    return rest.length > 0
      ? [...numbersOf({ text: first, start }, gap), ...splitNumbers(tail)]
      : wordOf({ text, start }, gap);
  }
  const plain = keyOfWord(digits).replaceAll(',', '');
  const isNumber = /^\d+(\.\d+)?$/.test(plain) || (plain === '' && amount !== '');
  if (!isNumber || (unit && !isUnit(unit)))
    return amountsOf({ text, start }, gap) ?? sidesOf({ text, start }, gap) ?? wordOf({ text, start }, gap);
  const number: Word = { ...gap, ...numberWord(amount, start), hasCommas: groups.length > 1 };
  return unit ? [number, gluedWord(unit, number.end)] : [number];
}

/** "2,3,4": each its own number. */
function splitNumbers({ text, start }: Run): Word[] {
  const numbers: Word[] = [];
  let at = start;
  for (const part of text.split(',')) {
    numbers.push(...numbersOf({ text: part, start: at }, { afterBreak: true, joint: 'comma' }));
    at += part.length + 1;
  }
  return numbers;
}

/** A word; an ending that parts from a listed one becomes a word of its own. */
function wordOf({ text, start }: Run, gap: Gap): Word[] {
  const key = keyOfWord(text).replaceAll('.', '');
  const end = start + text.length;
  const typed = text.toLowerCase().replaceAll('’', "'");
  // "साडेतीन"
  const shift = isListedWord(key)
    ? undefined
    : numberShifts.find((one) => key.startsWith(one) && isNumberWord(key.slice(one.length)));
  if (shift)
    return [
      { ...gap, key: shift, typed, start, end },
      { key: key.slice(shift.length), typed: '', start, end, afterBreak: false, joint: null, isGlued: true },
    ];
  const ending = isListedWord(key)
    ? undefined
    : endings.find((one) => key.endsWith(one) && isListedWord(key.slice(0, -one.length)));
  if (!ending) return [{ ...gap, key, typed, start, end }];
  const parted: Word = { key: ending, typed: '', start, end, afterBreak: false, joint: null, isGlued: true };
  return [{ ...gap, key: key.slice(0, -ending.length), typed, start, end }, parted];
}

/** The signs between two words: those that mean something become words, the others part or join. */
function signsOf(text: string, start: number, before: Word | undefined): { words: Word[]; gap: Gap } {
  const words: Word[] = [];
  let gap: Gap = { afterBreak: false, joint: null };
  // "50,000/-" is an amount and no range
  const bare = text.replace(/\/[-–]/, '  ');
  for (let at = 0; at < bare.length; at += 1) {
    const sign = bare.charAt(at);
    const key = signs.get(sign);
    if (key) {
      words.push({ ...gap, key, typed: textSigns.test(sign) ? sign : '', start: start + at, end: start + at + 1 });
      gap = { afterBreak: false, joint: null };
    } else if (/[,;!?]/.test(sign)) gap = { afterBreak: true, joint: sign === ',' ? 'comma' : null };
    else if (/[.।]/.test(sign)) {
      const endsSentence = bare.length > at + 1 && !(before && words.length === 0 && abbreviations.has(before.key));
      if (endsSentence) gap = { afterBreak: true, joint: null };
    } else if (/[-–—]/.test(sign)) gap = { ...gap, joint: 'dash' };
    else if (sign === '/') gap = { ...gap, joint: 'slash' };
  }
  return { words, gap };
}

function splitPlain(text: string, start: number, words: Word[], afterQuotes: boolean): void {
  let read = 0;
  let startsAfterQuotes = afterQuotes;
  for (const run of runsOf(text)) {
    const { words: between, gap } = signsOf(text.slice(read, run.start), start + read, words.at(-1));
    const own = { text: run.text, start: start + run.start };
    const split = /^[0-9०-९½¼¾]/.test(run.text) ? numbersOf(own, gap) : wordOf(own, gap);
    const [sign, first] = [between.at(-1), split[0]];
    // "$500"
    if (sign?.typed && first && sign.end === first.start) first.isGlued = true;
    const added = [...between, ...split];
    if (startsAfterQuotes && added[0]) added[0].afterBreak = true;
    startsAfterQuotes = false;
    words.push(...added);
    read = run.start + run.text.length;
  }
  words.push(...signsOf(text.slice(read), start + read, words.at(-1)).words);
}

/** The words of a sentence in order, with the signs that mean something. Linear in its length. */
export function splitWords(sentence: string): Word[] {
  const words: Word[] = [];
  const parts = sentence.split(/["“”„]/);
  let start = 0;
  for (const [at, part] of parts.entries()) {
    // the last of an odd number of quotes opens nothing
    if (at % 2 === 1 && at < parts.length - 1) {
      for (const { text, start: from } of runsOf(part))
        words.push({
          key: '',
          typed: text.toLowerCase().replaceAll('’', "'"),
          start: start + from,
          end: start + from + text.length,
          afterBreak: true,
          joint: null,
          isQuoted: true,
        });
    } else splitPlain(part, start, words, at > 0);
    start += part.length + 1;
  }
  return words;
}
