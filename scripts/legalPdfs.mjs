// Writes public/legal/*.pdf from the legal texts of src/server/seed. The same texts give the same bytes: run it after
// changing them, and commit both.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import PDFDocument from 'pdfkit';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = path.join(root, 'src/server/seed');
const goal = path.join(root, 'public/legal');
const brand = 'Aangan Estates';
const ink = '#12161C';
const soft = '#5C6068';
const brass = '#A87D3F';
const margin = 72;

/** The texts, loaded from the server's own modules. */
async function texts() {
  const folder = path.join(root, '.cache', `legal-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    for (const name of ['demoLegal', 'legalPages']) {
      const { outputText } = ts.transpileModule(await readFile(path.join(sources, `${name}.ts`), 'utf8'), {
        compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true },
      });
      await writeFile(path.join(folder, `${name}.mjs`), outputText.replace(/'\.\/demoLegal'/g, "'./demoLegal.mjs'"));
    }
    const load = (name) => import(pathToFileURL(path.join(folder, `${name}.mjs`)).href);
    const [{ legalTexts }, { legalPages, legalVersion }] = [await load('demoLegal'), await load('legalPages')];
    return legalPages().map(({ page, title, content }) => ({
      page,
      title,
      version: legalVersion,
      stamp: createHash('sha256').update(content).digest('hex'),
      ...Object.values(legalTexts).find((text) => text.title === title),
    }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Embedded, because the standard PDF fonts lack the rupee sign. */
const fonts = { title: 'CormorantGaramond-Medium', heading: 'CormorantGaramond-SemiBold', body: 'Roboto-Regular' };
/** The display face has old-style figures. */
const features = ['kern', 'liga', 'lnum'];

/** The brand's mark: a courtyard in one line. */
function drawMark(sheet) {
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

function drawBody(sheet, { title, version, sections }) {
  const whole = sheet.struct('Document');
  sheet.addStructure(whole);
  const width = sheet.page.width - 2 * margin;
  const say = (kind, font, size, words, { color = ink, after = 0.6, gap = 3.5 } = {}) => {
    // keep a paragraph on one page
    if (
      sheet.y + sheet.font(font).fontSize(size).heightOfString(words, { width, lineGap: gap }) >
      sheet.page.height - margin
    )
      sheet.addPage();
    whole.add(
      sheet.struct(kind, () =>
        sheet.font(font).fontSize(size).fillColor(color).text(words, margin, sheet.y, { lineGap: gap, features }),
      ),
    );
    sheet.moveDown(after);
  };
  sheet.y = 132;
  say('H1', 'title', 34, title, { after: 0.2, gap: 0 });
  say('P', 'body', 10, `Version of ${version}`, { color: soft, after: 2 });
  for (const { heading, paragraphs } of sections) {
    // no heading alone at the end of a page
    if (sheet.y > sheet.page.height - margin - 90) sheet.addPage();
    say('H2', 'heading', 16, heading, { after: 0.4, gap: 0 });
    for (const paragraph of paragraphs) say('P', 'body', 10, paragraph);
    sheet.moveDown(0.8);
  }
  whole.end();
}

function drawFeet(sheet, title) {
  const { start, count } = sheet.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    sheet.switchToPage(at);
    // a line below the margin would start a new page
    sheet.page.margins.bottom = 0;
    sheet.markContent('Artifact', { type: 'Pagination' });
    sheet
      .font('body')
      .fontSize(8)
      .fillColor(soft)
      .text(`${brand}  |  ${title}  |  page ${at + 1} of ${count}`, margin, sheet.page.height - 48, {
        lineBreak: false,
      });
    sheet.endMarkedContent();
  }
}

async function write(text) {
  const info = {
    Title: `${text.title}, ${brand}`,
    Author: brand,
    Keywords: text.stamp,
    CreationDate: new Date(`${text.version} UTC`),
  };
  const sheet = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'en-IN',
    pdfVersion: '1.5',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info,
  });
  for (const [use, name] of Object.entries(fonts))
    sheet.registerFont(use, path.join(root, 'config/legal/fonts', `${name}.ttf`));
  const file = createWriteStream(path.join(goal, `${text.page}.pdf`));
  sheet.pipe(file);
  sheet.markContent('Artifact', { type: 'Layout' });
  drawMark(sheet);
  sheet.endMarkedContent();
  drawBody(sheet, text);
  drawFeet(sheet, text.title);
  sheet.end();
  await finished(file);
}

await mkdir(goal, { recursive: true });
const written = await texts();
for (const text of written) await write(text);
process.stdout.write(`${written.map(({ page }) => `public/legal/${page}.pdf`).join('\n')}\n`);
