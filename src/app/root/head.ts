/** What a page tells of itself to search engines, to previews in chats, and to the browser's title bar. */
export interface Head {
  title: string;
  description: string;
  /** The one address of this content, as a path; the current one without its query when left out. */
  canonical?: string;
  /** A JPEG for previews, as a path of this site. */
  image?: { path: string; width: number; height: number; alt: string };
  kind?: 'website' | 'article' | 'product';
  /** False keeps the page out of search engines. */
  indexed?: boolean;
  /** schema.org objects; addresses in them are paths starting with a slash after `@origin`. */
  jsonLd?: readonly object[];
  /** An Atom feed of what this page lists, as a path of this site. */
  feed?: { path: string; title: string };
}

/** Marks a path in JSON-LD that the server makes absolute. */
export const atOrigin = (path: string) => `@origin${path}`;

/** The whole title of a page. */
export function fullTitle({ title }: Pick<Head, 'title'>, brand: string): string {
  return title === brand ? title : `${title} | ${brand}`;
}

/** What the browser needs of a head; search engines and previews read the server's. */
export const titleAlone = (title: string): Head => ({ title, description: '' });
