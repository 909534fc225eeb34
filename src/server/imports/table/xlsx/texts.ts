import { importLimits } from '@contract/importLimits';
import type { XmlReader } from './readXml';

/** More of a text is not kept, as long as every character may be escaped: a cell that is too long is refused anyway. */
export const mostKept = importLimits.cell * '_x000D_'.length + 1;

/** A text without the escapes of workbooks, such as `_x000D_` for a character that XML cannot hold. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_typed, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

/** Collects the text of a cell or of a shared text: all its runs, without how Japanese is pronounced. */
export class TextCollector {
  private text = '';
  private inText = false;
  private inPhonetic = false;

  /** The collected text, from the beginning of the element on. */
  take(): string {
    const { text } = this;
    this.text = '';
    return unescaped(text);
  }

  open(name: string): void {
    if (name === 't') this.inText = true;
    else if (name === 'rPh') this.inPhonetic = true;
  }

  close(name: string): void {
    if (name === 't') this.inText = false;
    else if (name === 'rPh') this.inPhonetic = false;
  }

  add(text: string): void {
    if (this.inText && !this.inPhonetic && this.text.length < mostKept) this.text += text.slice(0, mostKept);
  }
}

/** Reads `sharedStrings.xml`: the texts that cells name by their place. */
export function sharedTextsReader(): XmlReader & { texts: readonly string[] } {
  const texts: string[] = [];
  const collector = new TextCollector();
  return {
    texts,
    open: (name) => collector.open(name),
    close(name) {
      collector.close(name);
      if (name === 'si') texts.push(collector.take());
    },
    text: (text) => collector.add(text),
  };
}
