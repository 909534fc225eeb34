import * as language from '@messages/language';
import * as messages from '@messages/server/render';
import type { Head, RenderedPage } from '@app/entry.server';
import type { MapTiles } from '../lib/mapTiles';
import type { Assets } from './assets';
import { brand } from '@contract/brand';
import { escapeHtml } from '../lib/escapeHtml';
import { shareCardAddress } from '../lib/shareCard';
import { cardSize } from '../media/drawn/drawings';
import { fontSwap } from './fontSwap';

/** Escapes JSON for a script element. */
export const safeJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Shows the splash before the first paint, once per browser session: where a visit begins at the home page, because a
 * shared link is opened for what it links to, and never to visitors who prefer reduced motion.
 */
const splashScript =
  "try{if(location.pathname==='/'&&!sessionStorage.getItem('splash')&&!matchMedia('(prefers-reduced-motion: reduce)').matches)document.documentElement.dataset.splash='on'}catch{}";

/** Marks, before the first paint, that this browser has logged in, so that content for visitors does not flash. */
const accountScript = "try{if(localStorage.getItem('token'))document.documentElement.dataset.account='known'}catch{}";

/** How often a form is tried, five times a second, before it goes on without scripts. */
const mostTries = 30;

/**
 * A form that needs scripts and is submitted before they have loaded is submitted again until they have: no click is lost.
 * Once loaded, the scripts prevent the browser's own submission, which ends the loop. Until then the form looks pending (`data-waits`).
 * They may have failed to start: then a form that the server receives itself (`data-plain`) is sent to it, a report of a
 * problem goes on at its own page, and beside any other form or button it says how else to reach us.
 */
export const earlyFormsScript =
  `{const unable=(place)=>{if(place.querySelector('[data-unable]'))return;const words=document.createElement('p');words.dataset.unable='';words.setAttribute('role','alert');words.append(${JSON.stringify(messages.thisHasNotLoaded)});` +
  "for(const way of document.querySelectorAll('footer :is([href^=tel],[href^=mailto])'))words.append(' ',way.cloneNode(true));place.append(words)};" +
  "addEventListener('submit',(event)=>{const{target:form,defaultPrevented:taken}=event,{plain,reportProblem}=form.dataset;clearTimeout(form.waits);" +
  "if(!form.toggleAttribute('data-waits',!taken&&(form.method==='dialog'||plain!=null)&&!form.closest('dialog')))return;if(plain!=null)event.preventDefault();" +
  'form.waits=setTimeout(()=>{if(!form.isConnected)return;' +
  `if((form.tries=(form.tries||0)+1)<=${mostTries}||!navigator.onLine)form.requestSubmit();` +
  "else if(plain!=null)form.submit();else if(reportProblem!=null)location='/report-a-problem?page='+encodeURIComponent(location.pathname+location.search);" +
  "else{form.removeAttribute('data-waits');form.tries=0;unable(form)}},200)});" +
  "addEventListener('click',({target})=>{const button=target.closest?.('button');if(button&&(!button.form||button.type==='button')&&!document.documentElement.dataset.alive)" +
  `setTimeout(()=>document.documentElement.dataset.alive||unable(button.parentNode),${mostTries * 200})})}`;

/**
 * Keeps what is typed or chosen before the scripts load, by field. It listens before everything else: React, triggered by the
 * same event, would restore the rendered text.
 */
export const earlyFieldsScript =
  "early=new WeakMap;for(let kind of['input','click'])addEventListener(kind,({target:field})=>{" +
  "if(kind==='input'||/radio|checkbox/.test(field.type))early.set(field,field.value)},true);" +
  // React writes the rendered text into a text area once more, which would move the caret or drop the selection; parts of
  // a page hydrate long after the page is alive
  "addEventListener('focusin',({target:field})=>{if(field.localName==='textarea')" +
  "Object.defineProperty(field,'defaultValue',{configurable:true,get:()=>field.textContent,set:(text)=>{if(text!==field.textContent)field.textContent=text}})},true)";

interface DocumentParts {
  page: RenderedPage;
  nonce: string;
  /** The site's address, without a trailing slash. */
  origin: string;
  /** The requested path. */
  path: string;
  assets: Assets;
  apiBaseUrl: string;
  /** Whether browsers record the steps of every session. */
  records: boolean;
  /** Whether the provider's script may run on this page; undefined when it never runs. */
  pays: boolean | undefined;
  /** Proves the addresses of pictures for link previews. */
  secret: Buffer;
  /** Pictures of a real map, if they are configured. */
  tiles?: MapTiles | undefined;
}

/** The picture for link previews: the page's own, or one that is drawn of its title and pictures. */
function previewOf({ image, title, card }: RenderedPage['head'], secret: Buffer): NonNullable<Head['image']> {
  if (image) return image;
  const { lead = '', pictures = [] } = card ?? {};
  const hashes = pictures.flatMap((path) => /^\/media\/([0-9a-f]+)-/.exec(path)?.[1] ?? []);
  const path = shareCardAddress(secret, { title, lead, pictures: hashes });
  return { path, ...cardSize, alt: [title, lead].filter(Boolean).join('. ') };
}

function metaOf({ page: { head }, origin, path, secret }: DocumentParts): string {
  const canonical = origin + (head.canonical ?? path);
  const image = previewOf(head, secret);
  const meta = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(head.wholeTitle)}</title>`,
    meta('name', 'description', head.description),
    head.indexed === false
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(head.feed
      ? [
          `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(head.feed.title)}" href="${escapeHtml(origin + head.feed.path)}">`,
        ]
      : []),
    ...(head.firstPaintWaitsFor
      ? [`<link rel="expect" href="#${escapeHtml(head.firstPaintWaitsFor)}" blocking="render">`]
      : []),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:type', head.kind ?? 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', origin + image.path),
    meta('property', 'og:image:width', String(image.width)),
    meta('property', 'og:image:height', String(image.height)),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image:alt', image.alt),
    ...(head.jsonLd ?? []).map(
      (data) => `<script type="application/ld+json">${safeJson(data).replaceAll('"@origin/', `"${origin}/`)}</script>`,
    ),
  ].join('');
}

/**
 * The fonts of a page. When a picture comes first, fonts that the browser has not cached wait for it; until then the text uses a local font with the same metrics.
 * Cached fonts are used at once, so that no page changes its look a second time.
 */
function fontTags({ page: { fonts, firstPicture }, nonce }: DocumentParts): string {
  const families = `<style nonce="${nonce}">${fonts.families}</style>`;
  if (!firstPicture)
    return `${fonts.preload.map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`).join('')}${families}<style nonce="${nonce}">${fonts.faces}</style>`;
  return (
    `${families}<style nonce="${nonce}" id="fonts" media="not all">${fonts.faces}</style><noscript><style nonce="${nonce}">${fonts.faces}</style></noscript>` +
    `<script nonce="${nonce}">try{if(localStorage.getItem('fonts')==='${fonts.preload.join()}')document.getElementById('fonts').media='all'}catch{}</script>`
  );
}

/** Maximum time that scripts wait for the first picture, in milliseconds. */
const waitsAtMost = 2_500;

/**
 * Loads the scripts, and delayed fonts, after the page and its first picture have been painted. What paints nothing
 * loads them at once: a page in a tab behind others, and one that a browser with a login hides until it knows the account.
 */
function starter(files: readonly string[], fonts: readonly string[]): string {
  return (
    fontSwap(fonts) +
    `const files=${JSON.stringify(files.map((file) => `/assets/${file}`))};let begun=false;const begin=()=>{if(begun)return;begun=true;for(const file of files)import(file);showFonts()};` +
    `const come=document.querySelector('img[fetchpriority="high"]')?.decode().catch(()=>{});` +
    `const painted=new Promise((done)=>new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint').length)done()}).observe({type:'paint',buffered:true}));` +
    `if(document.hidden||document.documentElement.dataset.account&&!document.body.innerText.trim())begin();else{Promise.all([come,painted]).then(()=>requestAnimationFrame(()=>setTimeout(begin)));setTimeout(begin,${waitsAtMost})}`
  );
}

/** The header that lets a browser preload the first picture before it has read the page (RFC 8288, HTML preload). */
export function firstPictureLink({ firstPicture }: RenderedPage): string | undefined {
  if (!firstPicture) return undefined;
  const { srcset, sizes, type } = firstPicture;
  const smallest = srcset.split(' ', 1)[0] ?? '';
  return `<${smallest}>; rel=preload; as=image; type="${type}"; imagesrcset="${srcset}"; imagesizes="${sizes}"; fetchpriority=high`;
}

const data = (id: string, value: unknown) => `<script type="application/json" id="${id}">${safeJson(value)}</script>`;

/** The whole HTML document: metadata, critical styles, rendered body, and the state that the browser continues from. */
export function toDocument(parts: DocumentParts): string {
  const { page, nonce, assets, apiBaseUrl, records, pays, tiles } = parts;
  const settings = { apiBaseUrl, pays, tiles, build: assets.build, ...(records && { records }) };
  return (
    `<!doctype html><html lang="${language.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${metaOf(parts)}` +
    `<meta name="theme-color" content="#12161C"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">` +
    `<meta property="csp-nonce" nonce="${nonce}"><script nonce="${nonce}">${splashScript};${accountScript};${earlyFormsScript};${earlyFieldsScript}</script>${fontTags(parts)}${page.styles}</head>` +
    `<body><div id="root">${page.body}</div>${data('state', page.state)}${data('router', page.router)}${data('settings', settings)}` +
    `<script type="module" nonce="${nonce}">${starter(assets.scriptsOf(page.chunks), page.fonts.preload)}</script></body></html>`
  );
}
