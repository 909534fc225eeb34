import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { legalPages, legalVersion } from '../../seed/legalPages';
import { contentRoutes } from './contentRoutes';
import { legalBlocks } from './legalBlocks';
import { legalPdf, versionLabel } from './legalPdf';
import { officePagesRoutes } from './officePagesRoutes';

jest.mock('./legalPdf', () => {
  const real = jest.requireActual<{ legalPdf: typeof legalPdf }>('./legalPdf');
  return { ...real, legalPdf: jest.fn(real.legalPdf) };
});

const stampOf = (content: string) =>
  `<pdf:Keywords>${createHash('sha256').update(content).digest('hex')}</pdf:Keywords>`;
/** The content of a PDF's compressed streams. */
const partsOf = (pdf: string) =>
  [...pdf.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, part]) =>
    inflateSync(Buffer.from(part ?? '', 'latin1')).toString('latin1'),
  );
const pages = legalPages();
const pdfOf = async (slug: string) => {
  const { title, content } = pages.find(({ page }) => page === slug) ?? { title: '', content: '' };
  return (await legalPdf({ title, content, version: 1, saved_at: legalVersion })).toString('latin1');
};

it.each(['terms-and-conditions', 'disclaimer'])(
  'writes rupees with the rupee sign in the PDF of %s, in embedded fonts',
  async (page) => {
    const pdf = await pdfOf(page);
    const fonts = [...pdf.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.every((name) => /^[A-Z]{6}\+(CormorantGaramond|Roboto)-/.test(name ?? ''))).toBe(true);
    expect(partsOf(pdf).some((part) => part.includes('begincmap') && part.includes('<20b9>'))).toBe(true);
  },
);

it('renders the same version to the same bytes', async () => {
  expect(await pdfOf('privacy-policy')).toBe(await pdfOf('privacy-policy'));
});

it('names a version by the calendar of India', () => {
  expect(versionLabel({ version: 3, saved_at: '2026-11-23T18:29:59Z' })).toBe('Version 3 of 23 November 2026');
  expect(versionLabel({ version: 3, saved_at: '2026-11-23T18:30:00Z' })).toBe('Version 3 of 24 November 2026');
});

it('has the words of headings, paragraphs, lists, quotes and tables in the PDF, and the addresses of links', () => {
  const markdown =
    'We **keep** [notes](https://aangan.example/notes) and [papers](/disclaimer).\n\n## Our \\[name\\]\n\n- one\n- two\n  - nested\n\n3. third\n4. fourth\n\n> quoted\n\n| a | b |\n|---|---|\n| c | d |\n\n<b>tag</b>';
  const at = (indent: number, text: string, marker?: string) => ({
    kind: 'text',
    text,
    indent,
    ...(marker && { marker }),
  });
  expect(legalBlocks(markdown)).toEqual([
    at(0, 'We keep notes (https://aangan.example/notes) and papers.'),
    { kind: 'heading', text: 'Our [name]' },
    at(1, 'one', '•'),
    at(1, 'two', '•'),
    at(2, 'nested', '•'),
    at(1, 'third', '3.'),
    at(1, 'fourth', '4.'),
    at(1, 'quoted'),
    at(0, 'a | b'),
    at(0, 'c | d'),
    at(0, '<b>tag</b>'),
  ]);
});

it.each(pages)('has each heading and paragraph of $page in its PDF', ({ content }) => {
  const blocks = content.split('\n\n').map((block) => block.replace(/^## /, '').replace(/\\(.)/g, '$1'));
  expect(legalBlocks(content).map(({ text }) => text)).toEqual(blocks);
});

describeOnBoth('the PDFs of legal texts', (database) => {
  let server: FastifyInstance;
  let editor: TestAccount;
  beforeAll(async () => {
    server = await buildTestServer(database(), [contentRoutes, officePagesRoutes]);
    editor = await makeAccount(database(), { roles: ['editor'] });
  });
  afterAll(() => server.close());
  afterEach(() => jest.restoreAllMocks());
  beforeEach(async () => {
    await database().run(sql`delete from static_page`);
    await database().run(
      sql`insert into static_page (page, title, content, saved_at) values ('disclaimer', 'Disclaimer', 'Prices in ₹.', '2026-11-23T12:00:00Z')`,
    );
  });
  const get = (headers: Record<string, string> = {}) => server.inject({ url: '/legal/disclaimer.pdf', headers });
  const save = async (content: string, version: number) =>
    (
      await server.inject({
        method: 'PATCH',
        url: '/api/office/static-pages/disclaimer/',
        headers: editor.headers,
        payload: { version, content },
      })
    ).statusCode;

  it('follow the text as soon as it is saved or restored, with its version and date', async () => {
    const first = await get();
    expect([first.statusCode, first.headers['content-type'], first.body.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect(first.body).toContain(stampOf('Prices in ₹.'));
    expect(first.body).toContain('Version 1 of 23 November 2026');
    expect(await save('Prices and areas.', 1)).toBe(200);
    const second = await get();
    expect(second.body).toContain(stampOf('Prices and areas.'));
    expect(second.body).toContain('Version 2 of ');
    const url = '/api/office/static-pages/disclaimer/revisions/1/restore/';
    await server.inject({ method: 'POST', url, headers: editor.headers, payload: { version: 2 } });
    const third = (await get()).body;
    expect(third).toContain(stampOf('Prices in ₹.'));
    expect(third).toContain('Version 3 of ');
  });

  it('are made once per version, however many ask at once', async () => {
    const make = jest.mocked(legalPdf).mockClear();
    const bodies = await Promise.all(Array.from({ length: 8 }, async () => (await get()).body));
    await get();
    expect([make.mock.calls.length, new Set(bodies).size]).toEqual([1, 1]);
    await save('Other words.', 1);
    await Promise.all([get(), get()]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('are made again after a failure', async () => {
    jest.mocked(legalPdf).mockRejectedValueOnce(new Error('no fonts'));
    expect((await get()).statusCode).toBe(500);
    expect((await get()).statusCode).toBe(200);
  });

  it('are not sent again to a browser that has the current version', async () => {
    const tag = String((await get()).headers.etag);
    expect((await get({ 'if-none-match': tag })).statusCode).toBe(304);
    await save('Other words.', 1);
    expect((await get({ 'if-none-match': tag })).statusCode).toBe(200);
  });

  it('do not exist without their text', async () => {
    await database().run(sql`delete from static_page`);
    expect((await get()).statusCode).toBe(404);
    expect((await server.inject({ url: '/legal/about.pdf' })).statusCode).toBe(404);
  });
});
