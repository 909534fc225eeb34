import * as messages from '@messages/server/imports';
import path from 'node:path';
import { wrongType, tooComplex } from '../refusals';
import { tidyCell } from '../tidyCell';
import type { Archive } from './archive';
import { isDateFormat } from './numbers';
import { type XmlReader, decoded, readXml } from './readXml';
import { sharedTextsReader, unescaped } from './texts';

/** Excel has no limit of its own; people have a dozen. */
const mostSheets = 250;
/** Characters; Excel allows 31. */
const longestName = 100;
/** Characters, as in Excel. */
const longestFormat = 255;

/** What is needed to read the cells of a workbook. */
export interface Workbook {
  sheets: readonly { name: string; path: string }[];
  sharedTexts: readonly string[];
  /** By the number of a cell's style, whether it shows a date. */
  dateStyles: readonly boolean[];
  /** Whether days are counted from 1904. */
  from1904: boolean;
}

interface Relation {
  /** The last word of the type's address, such as `worksheet`. */
  type: string;
  path: string;
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** An attribute with a prefix that the document chose, such as `r:id`. */
const prefixed = (attributes: Readonly<Record<string, string | undefined>>, name: string) =>
  Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];

async function readRelations(archive: Archive): Promise<ReadonlyMap<string, Relation>> {
  const relations = new Map<string, Relation>();
  await readXml(archive.read('xl/_rels/workbook.xml.rels'), {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const { Id: id = '', Type: type = '', Target: target = '' } = attributes();
      const file = decoded(target);
      const place = file.startsWith('/') ? file.slice(1) : path.posix.join('xl', file);
      relations.set(id, { type: path.posix.basename(type), path: place });
    },
  });
  return relations;
}

async function readSheets(archive: Archive, relations: ReadonlyMap<string, Relation>) {
  const sheets: { name: string; path: string }[] = [];
  let from1904 = false;
  await readXml(archive.read('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 ||= isTrue(attributes().date1904);
      if (name !== 'sheet') return;
      const relation = relations.get(prefixed(attributes(), 'id') ?? '');
      // sheets of charts have no rows
      if (relation?.type !== 'worksheet') return;
      const title = tidyCell(unescaped(decoded(attributes().name ?? '')));
      if (sheets.push({ name: Array.from(title).slice(0, longestName).join(''), path: relation.path }) > mostSheets)
        throw tooComplex();
    },
  });
  return { sheets, from1904 };
}

function stylesReader(): XmlReader & { dateStyles: readonly boolean[] } {
  const codes = new Map<number, string>();
  const dateStyles: boolean[] = [];
  let areOfCells = false;
  return {
    dateStyles,
    open(name, attributes) {
      if (name === 'cellXfs') areOfCells = true;
      else if (name === 'numFmt')
        codes.set(Number(attributes().numFmtId), decoded(attributes().formatCode ?? '').slice(0, longestFormat));
      else if (name === 'xf' && areOfCells) {
        const id = Number(attributes().numFmtId ?? 0);
        dateStyles.push(isDateFormat(id, codes.get(id)));
      }
    },
    close(name) {
      if (name === 'cellXfs') areOfCells = false;
    },
  };
}

/**
 * Reads everything of a workbook but its sheets. Formulas and links to other files are never looked at: a cell has the
 * value that was stored with it.
 *
 * @throws Problem 415 for another kind of ZIP; an Error where it is damaged
 */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  if (!archive.has('xl/workbook.xml')) throw wrongType(messages.thisIsNotATable);
  const relations = await readRelations(archive);
  const pathOf = (wanted: string) => [...relations.values()].find(({ type }) => type === wanted)?.path;
  const { sheets, from1904 } = await readSheets(archive, relations);
  const styles = stylesReader();
  await readOptional(archive, pathOf('styles'), styles);
  const shared = sharedTextsReader();
  await readOptional(archive, pathOf('sharedStrings'), shared);
  return { sheets, from1904, dateStyles: styles.dateStyles, sharedTexts: shared.texts };
}

async function readOptional(archive: Archive, file: string | undefined, reader: XmlReader): Promise<void> {
  if (file !== undefined && archive.has(file)) await readXml(archive.read(file), reader);
}
