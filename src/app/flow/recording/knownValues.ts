/** Shorter values are hidden in their own field only: in other texts they would be parts of words. */
export const shortest = 4;
/** Values of this length are found within words, too. */
const distinctive = 8;
const isOfWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}_]/u.test(sign);

/** Texts to be found in others, however many there are: by their first characters, the longest first. */
export class KnownValues {
  private readonly byStart = new Map<string, { text: string; standIn: string }[]>();

  add(text: string, standIn: string): void {
    const start = text.slice(0, shortest);
    const values = this.byStart.get(start) ?? [];
    values.push({ text, standIn });
    values.sort((one, other) => other.text.length - one.text.length);
    this.byStart.set(start, values);
  }

  /** The text with each value replaced by its stand-in. */
  hideIn(text: string): string {
    if (this.byStart.size === 0 || text.length < shortest) return text;
    let hidden = '';
    let from = 0;
    for (let at = 0; at <= text.length - shortest;) {
      const found = this.byStart.get(text.slice(at, at + shortest))?.find((value) => isAt(text, at, value.text));
      if (!found) {
        at += 1;
        continue;
      }
      hidden += text.slice(from, at) + found.standIn;
      at += found.text.length;
      from = at;
    }
    return from === 0 ? text : hidden + text.slice(from);
  }
}

function isAt(text: string, at: number, value: string): boolean {
  if (!text.startsWith(value, at)) return false;
  return value.length >= distinctive || (!isOfWord(text[at - 1]) && !isOfWord(text[at + value.length]));
}
