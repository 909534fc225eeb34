// Takes screenshots of every route at 390, 768 and 1440 px, light and dark, in shots/.
// npm run shots -- --docs takes the pictures of docs/office.md instead.
// npm run shots [-- --only /blog,/about] [--widths 390,1440] [--schemes light] [--address http://127.0.0.1:3000]
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../config/playwright/findBrowser.mjs';
import { runProduct } from './runProduct.cjs';
import '../test/support/runTypeScript.cjs';
import { isBuilt, root } from './sources.mjs';

/** By a path that the scripts' type check does not follow into the tests. */
const { officeAddresses } = createRequire(import.meta.url)(path.join(root, 'test/support/officeAddresses.ts'));

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    widths: { type: 'string', default: '390,768,1440' },
    schemes: { type: 'string', default: 'light,dark' },
    address: { type: 'string' },
    folder: { type: 'string', default: path.join(root, 'shots') },
    docs: { type: 'boolean', default: false },
  },
});
const every = [
  '/',
  '/properties',
  '/properties?search=pool&city=pune',
  '/properties?search=zzzz',
  '/properties?min_price=cheap',
  '/properties/45',
  '/properties/99999',
  '/agents/4',
  '/agents/999999',
  '/property-list',
  '/featured-properties',
  '/favourites',
  '/compare?ids=1,2,45,999999',
  '/blog',
  '/blog/1',
  '/blog/99999',
  '/reviews',
  '/reviews?agent=4',
  '/rate-us',
  '/about',
  '/construction',
  '/contact',
  '/packages',
  '/payments',
  '/profile',
  '/saved-searches',
  '/shortlists',
  '/meetings',
  '/visits',
  '/property-form',
  '/properties/1/edit',
  '/login',
  '/privacy-policy',
  '/terms-and-conditions',
  '/disclaimer',
  '/nowhere',
  '/send/enquiry?property=45',
  '/send/newsletter',
  '/send/visit?property=45',
  ...officeAddresses,
];
/** The pictures of docs/office.md by their names. @type {Readonly<Record<string, string>>} */
const documented = {
  '/office': 'today',
  '/office/leads?open=1': 'leads',
  '/office/contacts?open=1': 'contacts',
  '/office/listings?open=1': 'listings',
  '/office/articles/1': 'article',
  '/office/team?open=1': 'team',
};
if (values.docs) Object.assign(values, { widths: '1440', schemes: 'light', folder: path.join(root, 'docs/pictures') });
const routes = values.docs ? Object.keys(documented) : (values.only?.split(',') ?? every);
const nameOf = (route) => (route === '/' ? 'home' : route.slice(1).replace(/[^\w-]+/g, '_'));

if (!values.address && !isBuilt()) throw new Error('The product is not built: run "npm run build" first.');
const product = values.address ? undefined : await runProduct();
const address = values.address ?? product.address;
const browser = await chromium.launch({ ...(await findBrowser()), args: browserFlags });
rmSync(values.folder, { recursive: true, force: true });
mkdirSync(values.folder, { recursive: true });
const faults = [];
/** The office does not exist for visitors. @type {Promise<string> | undefined} */
let staffToken;
const requestStaffToken = async () => {
  const body = JSON.stringify({ username: 'admin', password: 'aangan-demo' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/api/auth/login/`, { method: 'POST', headers, body });
  return (await answer.json()).token;
};
/** @param {import('@playwright/test').Page} page */
async function logInAsStaff(page) {
  staffToken ??= requestStaffToken();
  await page.addInitScript(
    (token) => {
      localStorage.setItem('token', token);
      localStorage.setItem('username', 'admin');
    },
    await staffToken,
  );
}
try {
  for (const scheme of /** @type {('light' | 'dark')[]} */ (values.schemes.split(','))) {
    for (const width of values.widths.split(',').map(Number)) {
      const context = await browser.newContext({
        viewport: { width, height: width < 700 ? 844 : 900 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
        deviceScaleFactor: 1,
      });
      for (const route of routes) {
        const page = await context.newPage();
        if (route.startsWith('/office')) await logInAsStaff(page);
        page.on(
          'console',
          (message) =>
            message.type() === 'error' &&
            !/status of 4\d\d/.test(message.text()) &&
            faults.push(`${route} ${width} ${scheme}: ${message.text().slice(0, 300)}`),
        );
        page.on('pageerror', (error) => faults.push(`${route} ${width} ${scheme}: ${error.message}`));
        await page.goto(address + route, { waitUntil: 'load' });
        // pages that the server writes have no scripts
        if (!route.startsWith('/send/')) await page.waitForSelector('html[data-alive]');
        // the office's screens load after its frame
        await page.waitForSelector('h1');
        await page.waitForFunction(() => !document.querySelector('[aria-label^="Loading"]:not([hidden])'));
        // pictures below the fold load when they come near the viewport
        await page.evaluate(async () => {
          for (const picture of document.images) picture.loading = 'eager';
          await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
          await document.fonts.ready;
        });
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (wide > 0) faults.push(`${route} ${width} ${scheme}: ${wide} px wider than the screen`);
        await page.screenshot(
          values.docs
            ? { path: path.join(values.folder, `${documented[route]}.jpg`), type: 'jpeg', quality: 72 }
            : { path: path.join(values.folder, `${nameOf(route)}-${width}-${scheme}.png`), fullPage: true },
        );
        await page.close();
      }
      await context.close();
      console.log(`${scheme} ${width}: ${routes.length} routes`);
    }
  }
} finally {
  await browser.close();
  await product?.stop();
}
for (const fault of new Set(faults)) console.log(`! ${fault}`);
console.log(
  `Pictures of ${routes.length} routes are in ${path.relative(process.cwd(), values.folder) || values.folder}`,
);
