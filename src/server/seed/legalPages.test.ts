import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { legalTexts } from './demoLegal';
import { legalPages, legalVersion } from './legalPages';

const pages = legalPages();

it('shows each legal text at its address, with the date of its wording', () => {
  expect(pages.map(({ page, title }) => [page, title])).toEqual([
    ['privacy-policy', 'Privacy Policy'],
    ['terms-and-conditions', 'Terms and Conditions'],
    ['disclaimer', 'Disclaimer'],
  ]);
  for (const { content } of pages) expect(content.split('\n')[0]).toBe(`Version of ${legalVersion}.`);
});

it('keeps all headings and paragraphs in order', () => {
  const [privacy] = pages;
  const blocks = (privacy?.content ?? '')
    .split('\n\n')
    .slice(1)
    .map((block) => block.replace(/\\(.)/g, '$1'));
  expect(blocks).toEqual(
    legalTexts.privacy.sections.flatMap(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs]),
  );
});

it('the privacy policy promises no export, no erasure, no periods and no consent beyond what the website does', () => {
  const words = JSON.stringify(legalTexts.privacy);
  for (const promise of [
    /\d+ (months|years|days) (after|in|from)/,
    /withdraw consent/,
    /erased or made anonymous/,
    /until you delete/,
    /verifiable consent/,
    /ask for it again/,
  ])
    expect(words).not.toMatch(promise);
  for (const truth of [
    'no button yet that exports your data or deletes your account',
    'the office does it by hand',
    'no other record of consent',
  ])
    expect(words).toContain(truth);
});

it('shows the brackets of a placeholder', () => {
  expect(pages.find(({ page }) => page === 'privacy-policy')?.content).toContain('Grievance Officer: \\[name\\]');
});

const pdfOf = (page: string) => readFileSync(path.resolve(__dirname, '../../../public/legal', `${page}.pdf`), 'latin1');
/** The content of a PDF's compressed streams. */
const partsOf = (pdf: string) =>
  [...pdf.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, part]) =>
    inflateSync(Buffer.from(part ?? '', 'latin1')).toString('latin1'),
  );

it.each(['terms-and-conditions', 'disclaimer'])(
  'writes rupees with the rupee sign in the PDF of %s, in embedded fonts',
  (page) => {
    const pdf = pdfOf(page);
    const fonts = [...pdf.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.every((name) => /^[A-Z]{6}\+(CormorantGaramond|Roboto)-/.test(name ?? ''))).toBe(true);
    expect(partsOf(pdf).some((part) => part.includes('begincmap') && part.includes('<20b9>'))).toBe(true);
  },
);

it.each(pages.map(({ page, content }) => [page, content] as const))(
  'has today’s words of %s in its PDF: otherwise run "node scripts/legalPdfs.mjs"',
  (page, content) => {
    expect(pdfOf(page)).toContain(`<pdf:Keywords>${createHash('sha256').update(content).digest('hex')}</pdf:Keywords>`);
  },
);
