import { endings, gluedUnits, isListedWord } from './lexicon';
import { keyOfWord } from './sense';

export interface Word {
  /** What the tables are asked for. */
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
const signs = new Set(['₹', '~', '<', '>', '+']);

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
        (/^[.,]$/.test(gap) && /[0-9०-९]$/.test(last.text) && !/\p{L}/u.test(last.text) && /^[0-9०-९]/.test(run)));
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

/** A number, alone or with its unit; several where commas group nothing; a word if letters follow that are no unit. */
function numbersOf({ text, start }: Run, gap: Gap): Word[] {
  const digits = /^[0-9०-९.,]+/.exec(text)?.[0] ?? '';
  const unit = text.slice(digits.length);
  const groups = digits.split(',');
  if (groups.length > 1 && !isGrouped([...groups.slice(0, -1), groups.at(-1)?.split('.')[0] ?? ''])) {
    const [first = '', ...rest] = groups;
    const tail = { text: text.slice(first.length + 1), start: start + first.length + 1 };
    return rest.length > 0
      ? [...numbersOf({ text: first, start }, gap), ...splitNumbers(tail)]
      : wordOf({ text, start }, gap);
  }
  const key = keyOfWord(digits).replaceAll(',', '');
  if (!/^\d+(\.\d+)?$/.test(key) || (unit && !gluedUnits.has(keyOfWord(unit)))) return wordOf({ text, start }, gap);
  const end = start + digits.length;
  const number: Word = {
    ...gap,
    key,
    typed: digits,
    start,
    end,
    number: Number(key),
    hasCommas: groups.length > 1,
  };
  const glued: Word = {
    key: keyOfWord(unit),
    typed: unit.toLowerCase(),
    start: end,
    end: end + unit.length,
    afterBreak: false,
    joint: null,
    isGlued: true,
  };
  return unit ? [number, glued] : [number];
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
  const key = keyOfWord(text);
  const end = start + text.length;
  const typed = text.toLowerCase().replaceAll('’', "'");
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
  const bare = text.replace(/\/[-–]/, '  ');
  for (let at = 0; at < bare.length; at += 1) {
    const sign = bare.charAt(at);
    if (signs.has(sign) || sign === '&') {
      const key = sign === '&' ? 'and' : sign;
      words.push({ ...gap, key, typed: '', start: start + at, end: start + at + 1 });
      gap = { afterBreak: false, joint: null };
    } else if (/[,;!?]/.test(sign)) gap = { afterBreak: true, joint: sign === ',' ? 'comma' : null };
    else if (/[.।]/.test(sign)) {
      const ends = bare.length > at + 1 && !(before && words.length === 0 && abbreviations.has(before.key));
      if (ends) gap = { afterBreak: true, joint: null };
    } else if (/[-–—]/.test(sign)) gap = { ...gap, joint: 'dash' };
    else if (sign === '/') gap = { ...gap, joint: 'slash' };
  }
  return { words, gap };
}

function splitPlain(text: string, start: number, words: Word[], afterName: boolean): void {
  let read = 0;
  let isFirst = afterName;
  for (const run of runsOf(text)) {
    const { words: between, gap } = signsOf(text.slice(read, run.start), start + read, words.at(-1));
    const own = { text: run.text, start: start + run.start };
    const split = /^[0-9०-९]/.test(run.text) ? numbersOf(own, gap) : wordOf(own, gap);
    const added = [...between, ...split];
    if (isFirst && added[0]) added[0].afterBreak = true;
    isFirst = false;
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
