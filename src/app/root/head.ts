import { isolated } from '@contract/isolated';

/** A page's metadata for search engines, link previews and the browser's title bar. */
export interface Head {
  title: string;
  /** Only search engines and link previews read it, so browsers do not load it (`__BROWSER__`). */
  description: string;
  /** The content's canonical path; the current path without its query if left out. */
  canonical?: string;
  /** A JPEG for link previews, as a path of this site. Without one, the server draws one of the title and `card`. */
  image?: { path: string; width: number; height: number; alt: string };
  /** What is drawn for link previews beside the title: up to three pictures of this site, by their paths, and a line above it. */
  card?: { lead?: string; pictures?: readonly string[] };
  kind?: 'website' | 'article' | 'product';
  /** The id of an element. Browsers that support it paint nothing before the element's start tag has arrived. */
  firstPaintWaitsFor?: string;
  /** False asks search engines not to index the page. */
  indexed?: boolean;
  /** schema.org objects. Addresses in them are `@origin` followed by a path. */
  jsonLd?: readonly object[];
  /** The path of an Atom feed of what this page lists. */
  feed?: { path: string; title: string };
}

/** Marks a path in JSON-LD; the server replaces it with the site's origin. */
export const atOrigin = (path: string) => `@origin${path}`;

/** The full title of a page. */
export function fullTitle({ title }: Pick<Head, 'title'>, brand: string): string {
  // a listing's or an article's title is somebody's
  return title === brand ? title : `${isolated(title)} | ${brand}`;
}

/** The part of a head that the browser updates; search engines and previews read the server's. */
export const titleAlone = (title: string): Head => ({ title, description: '' });
