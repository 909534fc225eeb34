import type { DrawnPage } from '@app/entry.server';
import type { Assets } from './assets';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Text that may stand in an element or an attribute. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** JSON that may stand inside a script element. */
export const safeJson = (value: unknown) => JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Shows the splash once a browser session, before the first paint, and never to viewers who asked for less motion. */
const splashScript = "try{if(!sessionStorage.getItem('splash')&&!matchMedia('(prefers-reduced-motion: reduce)').matches)document.documentElement.dataset.splash='on'}catch{}";

interface DocumentParts {
  page: DrawnPage;
  nonce: string;
  /** The site's address, without a slash at its end. */
  origin: string;
  /** The path that was asked for. */
  path: string;
  assets: Assets;
  apiBaseUrl: string;
  brand: string;
}

function metaOf({ page: { head }, origin, path, brand }: DocumentParts): string {
  const canonical = origin + (head.canonical ?? path);
  const meta = (attribute: 'name' | 'property', name: string, content: string) => `<meta ${attribute}="${name}" content="${escaped(content)}">`;
  return [
    `<title>${escaped(head.wholeTitle)}</title>`,
    meta('name', 'description', head.description),
    head.indexed === false ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escaped(canonical)}">`,
    meta('property', 'og:site_name', brand),
    meta('property', 'og:type', head.kind ?? 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
    ...(head.image ? [
      meta('property', 'og:image', origin + head.image.path),
      meta('property', 'og:image:width', String(head.image.width)),
      meta('property', 'og:image:height', String(head.image.height)),
      meta('property', 'og:image:alt', head.image.alt),
      meta('name', 'twitter:card', 'summary_large_image'),
    ] : []),
    ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${safeJson(data).replaceAll('"@origin/', `"${origin}/`)}</script>`),
  ].join('');
}

function linksOf({ page: { fonts, chunks }, assets, nonce }: DocumentParts): string {
  const { styles, scripts } = assets.filesOf(chunks);
  return [
    ...fonts.preload.map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((file) => `<link rel="stylesheet" href="/assets/${file}">`),
    ...scripts.map((file) => `<script defer src="/assets/${file}" nonce="${nonce}"></script>`),
  ].join('');
}

const data = (id: string, value: unknown) => `<script type="application/json" id="${id}">${safeJson(value)}</script>`;

/** The whole page, as text: what it tells of itself, its critical styles, its drawn body, and what the browser needs to go on. */
export function toDocument(parts: DocumentParts): string {
  const { page, nonce, apiBaseUrl } = parts;
  return (
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${metaOf(parts)}` +
    `<meta name="theme-color" content="#12161C"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">` +
    `<meta property="csp-nonce" nonce="${nonce}"><script nonce="${nonce}">${splashScript}</script><style nonce="${nonce}">${page.fonts.css}</style>${page.styles}${linksOf(parts)}</head>` +
    `<body><div id="root">${page.body}</div>${data('state', page.state)}${data('router', page.router)}${data('settings', { apiBaseUrl })}</body></html>`
  );
}
