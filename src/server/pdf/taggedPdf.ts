import { brand } from '@contract/brand';
import * as language from '@messages/language';
import { bytesOf, newPdf, type Sheet } from './pdfDocument';
import { makeTypesetter } from './typesetter';

/** Draws on a PDF whose structure screen readers go by. */
export interface Pen {
  sheet: Sheet;
  set: ReturnType<typeof makeTypesetter>;
  /** Draws as an element of the document’s structure, such as `P`, `H1` or `Figure`; `alt`: the words of a picture. */
  as: (role: string, draw: () => void, alt?: string) => void;
  /** Draws what has no meaning, such as a line. */
  decorate: (draw: () => void) => void;
}

/** Draws A4 pages, tagged for screen readers; the same drawing gives the same bytes. */
export async function renderTagged(title: string, madeAt: Date, draw: (pen: Pen) => void): Promise<Buffer> {
  const sheet = await newPdf({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: language.tag,
    displayTitle: true,
    info: { Title: title, Author: brand, CreationDate: madeAt },
  });
  const drawn = bytesOf(sheet);
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  draw({
    sheet,
    set: makeTypesetter(sheet),
    as: (role, drawIt, alt) => root.add(sheet.struct(role, alt === undefined ? {} : { alt }, drawIt)),
    decorate: (drawIt) => {
      sheet.markContent('Artifact', { type: 'Layout' });
      drawIt();
      sheet.endMarkedContent();
    },
  });
  root.end();
  sheet.end();
  return drawn;
}
