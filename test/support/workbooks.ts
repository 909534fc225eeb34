import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a ZIP, with whatever its directory says of it. */
export interface ZippedFile {
  name: string;
  content: string | Buffer;
  /** `content` is already compressed; this is how long it says to be without compression. */
  inflatesTo?: number;
  isEncrypted?: boolean;
}

/** The fields that a file's own header and its line of the directory share. */
function fieldsOf({ name, content, inflatesTo, isEncrypted }: ZippedFile) {
  const bytes = Buffer.from(content as string);
  const packed = inflatesTo === undefined ? deflateRawSync(bytes) : bytes;
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(0x800 + (isEncrypted ? 1 : 0), 2);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(inflatesTo ?? bytes.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return { name: Buffer.from(name), packed, fields };
}

const uint = (bytes: 2 | 4, value: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
};

/** A ZIP byte by byte, so that tests can write what no tool would. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const { name, packed, fields } = fieldsOf(file);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, packed]);
    directory.push(Buffer.from('PK\x01\x02'), uint(2, 20), fields, Buffer.alloc(10), uint(4, at), name);
    parts.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const count = uint(2, files.length);
  const end = [
    Buffer.from('PK\x05\x06'),
    Buffer.alloc(4),
    count,
    count,
    uint(4, listed.length),
    uint(4, at),
    uint(2, 0),
  ];
  return Buffer.concat([...parts, listed, ...end]);
}

/** `megabytes` of one sign, compressed: small to make, because the same block repeats. */
export function inflatingTo(megabytes: number, sign = '\0'): Buffer {
  const begun = deflateRawSync(Buffer.alloc(4 * 1024 * 1024, sign), { finishFlush: 3 /* a full flush: no end */ });
  return Buffer.concat([...Array.from({ length: megabytes / 4 }, () => begun), Buffer.from([3, 0])]);
}

export interface BookOptions {
  /** The content of `sheetData` by the sheet's name. */
  sheets: Readonly<Record<string, string>>;
  /** Each is the content of `si`. */
  sharedTexts?: readonly string[];
  /** Codes of formats; a cell's style is the place in this list, from 1. */
  formats?: readonly string[];
  /** Attributes of `workbookPr`. */
  properties?: string;
  /** Further files, or others in the place of ours. */
  files?: readonly ZippedFile[];
}

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${types}/${type}" Target="${target}"/>`;

function stylesXml(formats: readonly string[]): string {
  const codes = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`);
  const styles = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`);
  const cells = `<cellXfs><xf numFmtId="0"/>${styles.join('')}<xf numFmtId="14"/></cellXfs>`;
  return `<styleSheet><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>${cells}</styleSheet>`;
}

/** A workbook, XLSX, with the XML that a test wants. */
export function workbookOf({
  sheets,
  sharedTexts = [],
  formats = [],
  properties = '',
  files = [],
}: BookOptions): Buffer {
  const names = Object.keys(sheets);
  const relations = names.map((_, at) => relation(`rId${at}`, 'worksheet', `worksheets/sheet${at}.xml`));
  const listed = names.map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at}"/>`);
  const others = [relation('a', 'sharedStrings', 'sharedStrings.xml'), relation('b', 'styles', '/xl/styles.xml')];
  const usual: ZippedFile[] = [
    {
      name: 'xl/workbook.xml',
      content: `<?xml version="1.0"?><workbook xmlns:r="${types}"><workbookPr ${properties}/><sheets>${listed.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${[...relations, ...others].join('')}</Relationships>`,
    },
    { name: 'xl/styles.xml', content: stylesXml(formats) },
    { name: 'xl/sharedStrings.xml', content: `<sst>${sharedTexts.map((text) => `<si>${text}</si>`).join('')}</sst>` },
    ...Object.values(sheets).map((rows, at) => ({
      name: `xl/worksheets/sheet${at}.xml`,
      content: `<worksheet><dimension ref="A1"/><sheetData>${rows}</sheetData><pageSetup note="a > b"/></worksheet>`,
    })),
  ];
  const replaced = new Set(files.map(({ name }) => name));
  return zipOf([...usual.filter(({ name }) => !replaced.has(name)), ...files]);
}
