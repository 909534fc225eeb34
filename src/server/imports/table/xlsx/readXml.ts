import * as messages from '@messages/server/imports';
import { Parser } from 'saxen';
import { tooComplex, wrongType } from '../refusals';

/** Characters of one tag or text: a cell's longest text with every character escaped. A part is searched again with each chunk. */
const longestPart = 256 * 1024;

export type XmlAttributes = Readonly<Record<string, string | undefined>>;

/** What is done with elements; names are without their prefixes. */
export interface XmlReader {
  open?(name: string, attributes: () => XmlAttributes): void;
  close?(name: string): void;
  text?(text: string): void;
  /** Nothing after this is of interest. */
  isDone?(): boolean;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
}

/** A text with its references replaced, once. A document's own entities stay as they are typed. */
export const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (typed, hex, decimal, name) => {
        if (name !== undefined) return named[name as string] ?? typed;
        return character(hex === undefined ? Number(decimal) : Number.parseInt(hex as string, 16));
      })
    : text;

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/** @param heard is called for each part of the document */
function parserFor(reader: XmlReader, heard: () => void): Parser {
  const parser = new Parser();
  const hear = (text: string) => {
    heard();
    reader.text?.(text);
  };
  return parser
    .on('openTag', (name, attributes) => {
      heard();
      reader.open?.(withoutPrefix(name), () => attributes() || {});
    })
    .on('closeTag', (name) => {
      heard();
      reader.close?.(withoutPrefix(name));
      if (reader.isDone?.()) parser.stop();
    })
    .on('text', (text) => hear(decoded(text)))
    .on('cdata', hear)
    .on('attention', () => {
      // spreadsheets have no DTD, and so no entities of their own
      throw wrongType(messages.thisFileIsDamaged);
    })
    .on('error', (error) => {
      throw error;
    });
}

/**
 * Reads an XML document in UTF-8 as it arrives.
 *
 * @throws Problem 415 for a DTD or a part longer than 256 KB; an Error for what is not well-formed
 */
export async function readXml(bytes: AsyncIterable<Buffer>, reader: XmlReader): Promise<void> {
  const decoder = new TextDecoder();
  let unheard = 0;
  const parser = parserFor(reader, () => (unheard = 0));
  for await (const chunk of bytes) {
    unheard += chunk.length;
    parser.write(decoder.decode(chunk, { stream: true }));
    if (unheard > longestPart) throw tooComplex();
    if (reader.isDone?.()) return;
  }
  parser.end();
}
