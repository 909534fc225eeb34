import { readPdf } from '../../../test/support/readPdf';
import { pathText } from '../media/drawn/pathText';
import { newPdf } from './pdfDocument';
import { makeTypesetter, printable } from './typesetter';

/** The text that pdf.js finds in a PDF with these lines. */
async function readBack(lines: readonly string[], face: 'text' | 'display'): Promise<string> {
  const sheet = await newPdf({ size: 'A4', margin: 0, pdfVersion: '1.7', tagged: true });
  const bytes: Buffer[] = [];
  const drawn = new Promise<Buffer>((resolve) => {
    sheet.on('data', (chunk: Buffer) => bytes.push(chunk)).on('end', () => resolve(Buffer.concat(bytes)));
  });
  const set = makeTypesetter(sheet);
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  lines.forEach((text, at) =>
    root.add(sheet.struct('P', {}, () => void set(text, 40 + at * 24, { x: 40, width: 500, face, colour: '#000000' }))),
  );
  root.end();
  sheet.end();
  return (await readPdf(await drawn)).pages[0]?.exact ?? '';
}

const typed = [
  'अंगण एस्टेट्स',
  'महाराष्ट्र में किताब, हिन्दी और शक्ति',
  'प्रार्थना क्षेत्र ज्ञान कार्यालय र्क कृति',
  'श्री दुर्गा मंदिर रोड, पुणे ४११००१',
  'Villa in बाणेर for ₹4.25 Cr, difficult office',
];

it.each(['text', 'display'] as const)(
  'Devanagari in a PDF is searched and copied as it was typed, though its glyphs are drawn in another order: %s',
  async (face) => {
    expect(await readBack(typed, face)).toBe(typed.join('\n'));
  },
);

it.each([
  ['Villa 🏡 by the lake 😀', 'Villa by the lake'],
  ['🏡 Villa', 'Villa'],
  ['Family home 👨‍👩‍👧, Pune 🇮🇳!', 'Family home, Pune!'],
  ['Heart ❤️ of Pune', 'Heart of Pune'],
  ['Nº ① ＶＩＬＬＡ™', 'Nº 1 VILLATM'],
  ['अंगण 🏡 बंगला', 'अंगण बंगला'],
  ['र्‍य stays joined', 'र्‍य stays joined'],
  ['விலா வீடு in Chennai', '… in Chennai'],
  ['Café Łódź', 'Café Lódz'],
  ['😀', ''],
])('%s is printed as %s: no question mark, no empty box', (text, printed) => {
  expect(printable(text)).toBe(printed);
});

it('a card draws a title with emoji as the same title without them', () => {
  const [typedTitle, shown] = ['अंगण 🏡 Villa 😀', 'अंगण Villa'].map((title) => pathText(title, 'display', 60));
  expect(typedTitle?.path === shown?.path).toBe(true);
});
