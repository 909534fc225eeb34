import { redactSecrets } from '@contract/secrets';
import { callOf } from '../toPlain';
import { KnownValues, shortest } from './knownValues';
import { type PersonalKind, inAnyText, isOwnListing, personalKind } from './personalFields';
import { replaceSearches } from './searchTexts';

type Where = {
  name: string;
  parent: string;
  call: string | undefined;
  kind: PersonalKind | undefined;
  /** Within one's own listing. */
  isOwn: boolean;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** A word of the program rather than of a person: a method, a role, a state. */
const plainWord = /^[a-z_]{1,12}$/;

/** How a value looks within other texts: JSON and addresses. */
function spellings(text: string): string[] {
  const json = JSON.stringify(text);
  const form = encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
  return [...new Set([text, json.slice(1, -1), JSON.stringify(json).slice(3, -3), form, form.replace(/%20/g, '+')])];
}

/**
 * Hides what a recording must not hold of a person. The same value gets the same stand-in everywhere, so that equal
 * values stay equal and a replay ends in the same states. First `learn` from everything, then `redact` it.
 */
export class Redaction {
  private readonly standIns = new Map<string, string>();
  private readonly counts = new Map<PersonalKind, number>();
  /** Words that code compares: names of fields, states and events. */
  private readonly words = new Set<string>();
  /** Searched words that are hidden where they are searched for: elsewhere they may be anything, such as `villa`. */
  private readonly searchedWords = new Set<string>();
  private readonly texts = new Map<string, string>();
  private readonly redactedObjects = new WeakMap<object, Map<string, unknown>>();
  private readonly learnt = new WeakMap<object, Set<string>>();
  private known: KnownValues | undefined;

  /** @param isOurs the object holds texts of the program: an error */
  constructor(private readonly isOurs: (value: object) => boolean) {}

  /** Notes a word that must stay as it is. */
  keep(...words: readonly string[]): void {
    for (const word of words) this.words.add(word);
  }

  learn(value: unknown, where: Where = nowhere): void {
    if (typeof value === 'string') this.learnText(value, where);
    else if (typeof value === 'number' && isHiddenNumber(value, where.kind)) this.standInOf(where.kind, String(value));
    if (!isObject(value) || this.isKnown(this.learnt, value, where)) return;
    this.eachField(value, where, (held, at) => this.learn(held, at));
    if (!Array.isArray(value)) this.keep(...Object.keys(value).filter((name) => fieldName.test(name)));
  }

  redact(value: unknown, where: Where = nowhere): unknown {
    if (typeof value === 'string') return this.redactText(value, where.kind);
    if (typeof value === 'number' && isHiddenNumber(value, where.kind))
      return this.standInOf(where.kind, String(value));
    if (!isObject(value)) return value;
    const key = keyOf(where);
    const before = this.redactedObjects.get(value)?.get(key);
    if (before !== undefined) return before;
    const fields: [string, unknown][] = [];
    this.eachField(value, where, (held, at, name) => fields.push([name, this.redact(held, at)]));
    const redacted = Array.isArray(value)
      ? fields.map(([, held]) => held)
      : Object.fromEntries(fields.map(([name, held]) => [this.redactText(name, undefined), held]));
    const known = this.redactedObjects.get(value) ?? new Map<string, unknown>();
    this.redactedObjects.set(value, known.set(key, redacted));
    return redacted;
  }

  private isKnown(memory: WeakMap<object, Set<string>>, value: object, where: Where): boolean {
    const known = memory.get(value) ?? new Set<string>();
    memory.set(value, known);
    const key = keyOf(where);
    if (known.has(key)) return true;
    known.add(key);
    return false;
  }

  private eachField(value: object, where: Where, visit: (held: unknown, at: Where, name: string) => void): void {
    const call = callOf(value) ?? where.call;
    if (Array.isArray(value)) {
      for (const held of value) visit(held, { ...where, call }, '');
      return;
    }
    const isOwn = where.isOwn || isOwnListing(value);
    // RTK Query's errors are plain
    const ours = this.isOurs(value) || where.name === 'error';
    for (const [name, held] of Object.entries(value)) {
      const own = personalKind(name, { parent: where.name, call, isOwn });
      // what lies in a secret is secret: a card's number
      const kind = own ?? (where.kind === 'secret' ? 'secret' : undefined);
      const isTheirs = !(ours && (kind === 'name' || kind === 'message'));
      visit(held, { name, parent: where.name, call, isOwn, kind: isTheirs ? kind : undefined }, name);
    }
  }

  private learnText(text: string, { name, kind }: Where): void {
    if (text === '' || this.texts.has(`${kind}:${text}`)) return;
    this.texts.set(`${kind}:${text}`, '');
    for (const [found, pattern] of inAnyText)
      for (const [match] of text.matchAll(pattern)) this.standInOf(found, match);
    replaceSearches(text, (typed) => this.standInOf('search', typed));
    if (kind === undefined || (kind === 'secret' && plainWord.test(text) && !isNamedSecret(name))) return;
    this.standInOf(kind, text);
  }

  private standInOf(kind: PersonalKind | undefined, text: string): string {
    if (kind !== 'search') this.searchedWords.delete(text);
    else if (!this.standIns.has(text) && !/\s/.test(text)) this.searchedWords.add(text);
    const before = this.standIns.get(text);
    if (before !== undefined) return before;
    const of = kind ?? 'message';
    const count = (this.counts.get(of) ?? 0) + 1;
    this.counts.set(of, count);
    const standIn = `«${of} ${count}»`;
    this.standIns.set(text, standIn);
    return standIn;
  }

  private redactText(text: string, kind: PersonalKind | undefined): string {
    if (kind !== undefined) {
      const standIn = this.standIns.get(text);
      if (standIn !== undefined) return standIn;
    }
    const key = `redacted ${text}`;
    const before = this.texts.get(key);
    if (before !== undefined) return before;
    this.known ??= this.allValues();
    const searched = replaceSearches(text, (typed) => this.standInOf('search', typed));
    const redacted = this.known.hideIn(redactSecrets(searched));
    this.texts.set(key, redacted);
    return redacted;
  }

  /** Everything that was learnt, in all its spellings. */
  private allValues(): KnownValues {
    const known = new KnownValues();
    for (const [text, standIn] of this.standIns)
      if (text.length >= shortest && !this.words.has(text) && !this.searchedWords.has(text))
        for (const spelling of spellings(text)) known.add(spelling, standIn);
    return known;
  }
}

const fieldName = /^[a-z][a-zA-Z_]{0,30}$/;
const nowhere: Where = { name: '', parent: '', call: undefined, kind: undefined, isOwn: false };
const keyOf = ({ name, call, kind, isOwn }: Where) => `${kind ?? ''}/${call ?? ''}/${isOwn}/${name}`;
const isNamedSecret = (name: string) => /passw|token|secret|code|pin$/i.test(name);
const isHiddenNumber = (value: number, kind: PersonalKind | undefined) =>
  (kind === 'phone' || kind === 'secret') && String(value).length >= 4;
