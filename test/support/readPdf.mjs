/*
 * node readPdf.mjs file.pdf: prints what a reader finds in a PDF, as JSON: title, language, whether it is tagged, and for
 * each page its text, the roles of its structure, the words of its pictures, the QR code on it, and how much of it is empty. pdfjs is an ES module,
 * which Jest cannot load, so tests run this in a process of its own.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const require = createRequire(import.meta.url);
const { createCanvas } = createRequire(require.resolve('pdfjs-dist/package.json'))('@napi-rs/canvas');
/** @type {any} */
const { default: readCode } = require('jsqr');

const [file = ''] = process.argv.slice(2);
const fonts = path.join(path.dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts/');
const document = await getDocument({
  data: new Uint8Array(readFileSync(file)),
  standardFontDataUrl: fonts,
  verbosity: 0,
}).promise;

const nodesOf = (/** @type {any} */ node) => [node, ...(node.children ?? []).flatMap(nodesOf)];

/** The tallest band of a page without anything on it, as a share of its height. */
function emptiest(/** @type {Uint8ClampedArray} */ data, /** @type {number} */ width, /** @type {number} */ height) {
  const isInk = (/** @type {number} */ at) => (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) < 720;
  let [band, tallest] = [0, 0];
  for (let row = 0; row < height; row += 1) {
    let column = 0;
    while (column < width && !isInk((row * width + column) * 4)) column += 1;
    band = column < width ? 0 : band + 1;
    tallest = Math.max(tallest, band);
  }
  return tallest / height;
}

const pages = [];
for (let number = 1; number <= document.numPages; number += 1) {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 2 });
  const canvas = createCanvas(viewport.width, viewport.height);
  const context = canvas.getContext('2d');
  await page.render({ canvasContext: context, canvas, viewport }).promise;
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  const nodes = nodesOf(await page.getStructTree());
  const { items } = await page.getTextContent();
  pages.push({
    size: [Math.round(page.view[2]), Math.round(page.view[3])],
    text: items
      .map((/** @type {any} */ item) => item.str)
      .join(' ')
      .replace(/\s+/g, ' '),
    /** Line by line, each as it is copied. */
    exact: items
      .map((/** @type {any} */ item) => item.str + (item.hasEOL ? '\n' : ''))
      .join('')
      .trim(),
    roles: [...new Set(nodes.map(({ role }) => role).filter(Boolean))],
    pictures: nodes.map(({ alt }) => alt).filter(Boolean),
    emptiest: emptiest(data, width, height),
    code: readCode(new Uint8ClampedArray(data), width, height)?.data ?? null,
  });
}
const { info } = /** @type {{ info: any }} */ (await document.getMetadata());
const { Marked: tagged } = (await document.getMarkInfo()) ?? {};
process.stdout.write(JSON.stringify({ title: info.Title, language: info.Language, tagged: Boolean(tagged), pages }));
