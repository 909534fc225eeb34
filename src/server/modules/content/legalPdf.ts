import { createHash } from 'node:crypto';
import path from 'node:path';
import { brand } from '@contract/brand';
import * as language from '@messages/language';
import * as messages from '@messages/server/content';
import { shippedFolder } from '../../db/shippedFolder';
import { longDay } from '../../lib/moments';
import { bytesOf, newPdf, type Sheet } from '../../pdf/pdfDocument';
import { legalBlocks } from './legalBlocks';

export interface LegalVersion {
  title: string;
  /** Markdown. */
  content: string;
  version: number;
  saved_at: string;
}

const ink = '#12161C';
const soft = '#5C6068';
const brass = '#A87D3F';
const margin = 72;
const step = 18;

/** The standard PDF fonts lack the rupee sign. */
const fonts = { title: 'CormorantGaramond-Medium', heading: 'CormorantGaramond-SemiBold', body: 'Roboto-Regular' };
/** The display face has old-style figures. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['kern', 'liga', 'lnum'];

/** "Version 3 of 24 November 2026", by the calendar of India. */
export const versionLabel = ({ version, saved_at: at }: Pick<LegalVersion, 'version' | 'saved_at'>): string =>
  messages.versionOfDay(version, longDay(new Date(at)));

/** Renders a legal text; the same version gives the same bytes. */
export async function legalPdf(text: LegalVersion): Promise<Buffer> {
  const sheet = await newPdf({
    size: 'A4',
    margin,
    lang: language.tag,
    pdfVersion: '1.5',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: `${text.title}, ${brand}`,
      Author: brand,
      Subject: versionLabel(text),
      Keywords: createHash('sha256').update(text.content).digest('hex'),
      CreationDate: new Date(text.saved_at),
    },
  });
  const drawn = bytesOf(sheet);
  const folder = shippedFolder(path.join('src', 'server', 'modules', 'content', 'fonts'), `${fonts.body}.ttf`);
  for (const [use, name] of Object.entries(fonts)) sheet.registerFont(use, path.join(folder, `${name}.ttf`));
  sheet.markContent('Artifact', { type: 'Layout' });
  drawMark(sheet);
  sheet.endMarkedContent();
  drawBody(sheet, text);
  drawFeet(sheet, text);
  sheet.end();
  return drawn;
}

/** The brand's mark: a courtyard in one line. */
function drawMark(sheet: Sheet): void {
  sheet
    .save()
    .translate(margin, 60)
    .scale(0.26)
    .path('M8 92V36L60 6l52 30v56H84V52H36v40H8M48 92V72a12 12 0 0 1 24 0v20')
    .lineWidth(6)
    .strokeColor(brass)
    .stroke()
    .restore();
  sheet
    .font('heading')
    .fontSize(17)
    .fillColor(ink)
    .text(brand, margin + 42, 66, { features });
}

interface Style {
  font: keyof typeof fonts;
  size: number;
  color?: string;
  /** Lines of space below. */
  after: number;
  gap?: number;
  indent?: number;
  marker?: string | undefined;
}

function drawBody(sheet: Sheet, { title, content, ...version }: LegalVersion): void {
  const whole = sheet.struct('Document');
  sheet.addStructure(whole);
  const say = (kind: 'H1' | 'H2' | 'P', words: string, style: Style) => {
    const { font, size, color = ink, after, gap = 3.5, indent = 0, marker } = style;
    const left = margin + indent * step;
    const width = sheet.page.width - margin - left;
    const bottom = sheet.page.height - margin;
    // keep a paragraph on one page
    if (sheet.y + sheet.font(font).fontSize(size).heightOfString(words, { width, lineGap: gap }) > bottom)
      sheet.addPage();
    whole.add(
      sheet.struct(kind, {}, () => {
        sheet.font(font).fontSize(size).fillColor(color);
        const { y } = sheet;
        if (marker) sheet.text(marker, left - step, y, { lineBreak: false });
        sheet.text(words, left, y, { width, lineGap: gap, features });
      }),
    );
    sheet.moveDown(after);
  };
  sheet.y = 132;
  say('H1', title, { font: 'title', size: 34, after: 0.2, gap: 0 });
  say('P', versionLabel(version), { font: 'body', size: 10, color: soft, after: 2 });
  for (const block of legalBlocks(content)) {
    if (block.kind === 'heading') {
      sheet.moveDown(0.8);
      // no heading alone at the end of a page
      if (sheet.y > sheet.page.height - margin - 90) sheet.addPage();
      say('H2', block.text, { font: 'heading', size: 16, after: 0.4, gap: 0 });
    } else say('P', block.text, { font: 'body', size: 10, after: 0.6, indent: block.indent, marker: block.marker });
  }
  whole.end();
}

function drawFeet(sheet: Sheet, text: LegalVersion): void {
  const { start, count } = sheet.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    sheet.switchToPage(at);
    // a line below the margin would start a new page
    sheet.page.margins.bottom = 0;
    sheet.markContent('Artifact', { type: 'Pagination' });
    const words = [brand, text.title, versionLabel(text), messages.pageOfPages(at + 1, count)].join('  |  ');
    sheet
      .font('body')
      .fontSize(8)
      .fillColor(soft)
      .text(words, margin, sheet.page.height - 48, { lineBreak: false });
    sheet.endMarkedContent();
  }
}
