/** @jest-environment jsdom */
import { lastChange, toAtom } from './atomFeed';
import type { FeedEntry } from './blogsStore';

const entry = (more: Partial<FeedEntry> = {}): FeedEntry => ({
  id: 7,
  title: 'Stamp duty',
  category: 'Property Guides',
  excerpt: 'What a deed costs.',
  author: 'Rohini Kulkarni',
  published: new Date('2026-11-04T00:00:00Z'),
  updated: new Date('2026-11-05T09:30:00Z'),
  ...more,
});

/** Parses the feed strictly. */
function parse(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}
const texts = (within: Element | Document, name: string) =>
  [...within.children]
    .flatMap((root) => [...(within instanceof Document ? root.children : [root])])
    .filter(({ localName }) => localName === name)
    .map(({ textContent }) => textContent);

it('contains what Atom requires of a feed and its entries (RFC 4287, 4.1.1 and 4.1.2)', () => {
  const feed = parse(toAtom([entry()], 'https://aangan.example'));
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect([texts(feed, 'id'), texts(feed, 'title'), texts(feed, 'updated')]).toEqual([
    ['https://aangan.example/blog'],
    ['Aangan Estates: blog'],
    ['2026-11-05T09:30:00.000Z'],
  ]);
  expect(feed.querySelector('feed > link[rel="self"]')?.getAttribute('href')).toBe(
    'https://aangan.example/blog/feed.xml',
  );
  const [one] = feed.getElementsByTagName('entry');
  expect(
    one && [
      texts(one, 'id'),
      texts(one, 'title'),
      texts(one, 'published'),
      texts(one, 'updated'),
      texts(one, 'summary'),
      one.querySelector('author > name')?.textContent,
      one.querySelector('category')?.getAttribute('term'),
    ],
  ).toEqual([
    ['https://aangan.example/blog/7'],
    ['Stamp duty'],
    ['2026-11-04T00:00:00.000Z'],
    ['2026-11-05T09:30:00.000Z'],
    ['What a deed costs.'],
    'Rohini Kulkarni',
    'Property Guides',
  ]);
});

it('contains only absolute addresses', () => {
  const feed = parse(toAtom([entry()], 'https://aangan.example'));
  const addresses = [...feed.querySelectorAll('link')]
    .map((link) => link.getAttribute('href'))
    .concat([...feed.querySelectorAll('id, icon')].map(({ textContent }) => textContent));
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/aangan\.example\//);
});

it('stays valid XML with the author’s exact text', () => {
  const words = '</title><script>steal()</script> & "quotes" \' ]]> <!-- ₹ 🏡';
  const feed = parse(
    toAtom(
      [entry({ title: `${words}\u0001\u000B\uFFFE`, excerpt: words, author: words, category: `<"${words}` as never })],
      'https://aangan.example/?a=1&b="',
    ),
  );
  const [one] = feed.getElementsByTagName('entry');
  expect(one && [texts(one, 'title'), texts(one, 'summary'), one.querySelector('author > name')?.textContent]).toEqual([
    [words],
    [words],
    words,
  ]);
  expect(feed.querySelector('script')).toBeNull();
});

it('is valid without articles', () => {
  expect(texts(parse(toAtom([], 'https://aangan.example')), 'updated')).toEqual(['1970-01-01T00:00:00.000Z']);
  expect(lastChange([entry(), entry({ updated: new Date('2026-12-01') })]).toISOString()).toBe(
    '2026-12-01T00:00:00.000Z',
  );
});
