import { brand } from '@contract/brand';
import * as language from '@messages/language';
import * as messages from '@messages/server/blogs';
import type { FeedEntry } from './blogsStore';

export const feedPath = '/blog/feed.xml';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Escapes text for XML 1.0 and drops the characters that XML cannot contain. */
const xml = (text: string) =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** When any entry last changed; 1970 for a blog without articles. */
export const lastChange = (entries: readonly FeedEntry[]) =>
  new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime())));

function entryOf({ id, title, category, excerpt, author, published, updated }: FeedEntry, publicUrl: string): string {
  const address = xml(`${publicUrl}/blog/${id}`);
  return (
    `<entry><id>${address}</id><title>${xml(title)}</title><link rel="alternate" type="text/html" href="${address}"/><published>${published.toISOString()}</published><updated>${updated.toISOString()}</updated>` +
    `<author><name>${xml(author || brand)}</name></author><category term="${xml(category)}"/><summary>${xml(excerpt)}</summary></entry>`
  );
}

/** The blog as Atom (RFC 4287) with absolute addresses. `publicUrl` has no trailing slash. */
export function toAtom(entries: readonly FeedEntry[], publicUrl: string): string {
  const blog = xml(`${publicUrl}/blog`);
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.tag}"><id>${blog}</id><title>${xml(messages.feedTitle(brand))}</title>` +
    `<subtitle>${xml(messages.feedSubtitle)}</subtitle><updated>${lastChange(entries).toISOString()}</updated><author><name>${xml(brand)}</name></author>` +
    `<link rel="self" type="application/atom+xml" href="${xml(publicUrl + feedPath)}"/><link rel="alternate" type="text/html" href="${blog}"/><icon>${xml(publicUrl)}/favicon.svg</icon>` +
    `${entries.map((entry) => entryOf(entry, publicUrl)).join('')}</feed>\n`
  );
}
