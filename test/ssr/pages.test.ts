import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { sitePaths } from '@app/entry.server';
import { buildApi } from '@server/app';
import { readShareCard } from '@server/lib/shareCard';
import { loadDemo } from '@server/seed/loadDemo';
import { setSecurityHeaders } from '@server/plugins/headers';
import { servePages } from '@server/render/pages';
import { timeLabel } from '../../src/app/ui/timeLabel';
import { describeOnBoth } from '../support/databases';
import { testDeps } from '../support/testServer';
import { waitUntil } from '../support/waitUntil';

/** The parts of a build's manifest that pages need. */
function builtFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-built-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(
    path.join(folder, 'assets/chunks.json'),
    JSON.stringify({ main: ['runtime.js', 'main.js'], 'page-property': ['page-property.js'] }),
  );
  return folder;
}

describeOnBoth('server-rendered pages', (database) => {
  let server: FastifyInstance;
  let secret: Buffer;
  let built: string;
  const get = (url: string) => server.inject({ method: 'GET', url, headers: { accept: 'text/html' } });

  beforeAll(async () => {
    const { deps } = testDeps(database(), { settings: { publicUrl: 'https://aangan.example' } });
    secret = deps.secret;
    await loadDemo({
      database: database(),
      settings: { demoPassword: 'aangan-demo' },
      now: () => new Date(),
      hashPassword: async () => 'none',
      fitsPassword: async () => true,
    });
    built = builtFolder();
    server = await buildApi(deps, async (whole) => {
      setSecurityHeaders(whole, deps.settings);
      await servePages(whole, {
        database: database(),
        settings: deps.settings,
        secret: deps.secret,
        folders: { built, shipped: path.resolve(__dirname, '../../public') },
      });
    });
    await server.ready();
  }, 180_000);
  afterAll(async () => {
    await server.close();
    rmSync(built, { recursive: true, force: true });
  });

  it('no page, structured data or site map has the exact point of a listing that shows its area', async () => {
    await database().run(
      sql`update property set latitude = 22.741973, longitude = 75.861737, location_precision = 'area' where id > 30`,
    );
    const urls = ['/', '/properties', '/properties?bbox=75.8,22.7,75.9,22.8', '/properties/45', '/sitemap.xml'];
    for (const url of urls) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode]).toEqual([url, 200]);
      for (const digits of ['741973', '861737']) expect(body).not.toContain(digits);
    }
    expect((await get('/properties/45')).body).toContain('22.743');
  });

  it.each([
    ['/', 200],
    ['/properties', 200],
    ['/properties?type=villas&ordering=price&page=1', 200],
    ['/properties/45', 200],
    ['/properties/45/edit', 200],
    ['/properties/45/tour/edit', 200],
    ['/featured-properties', 200],
    ['/property-list', 200],
    ['/favourites', 200],
    ['/compare', 200],
    ['/compare?ids=45,44,99999', 200],
    ['/compare?ids=x', 200],
    ['/property-form', 200],
    ['/login', 200],
    ['/profile', 200],
    ['/payments', 200],
    ['/my-listings', 200],
    ['/my-enquiries?id=3', 200],
    ['/meetings', 200],
    ['/meetings/1', 200],
    ['/visits', 200],
    ['/visits/1', 200],
    ['/visits/999999', 200],
    ['/saved-searches', 200],
    ['/saved-searches/confirm', 200],
    ['/shortlists', 200],
    ['/shortlists/1', 200],
    ['/email/confirm', 200],
    ['/newsletter/confirm', 200],
    ['/reset-password', 200],
    ['/packages', 200],
    ['/rate-us', 200],
    ['/reviews', 200],
    ['/construction', 200],
    ['/blog', 200],
    ['/blog/1', 200],
    ['/about', 200],
    ['/contact', 200],
    ['/privacy-policy', 200],
    ['/terms-and-conditions', 200],
    ['/disclaimer', 200],
    ['/properties/99999', 404],
    ['/properties/abc', 404],
    ['/blog/99999', 404],
    ['/no/such/place', 404],
    ['/properties?min_price=cheap', 400],
    ['/properties?type=castle', 400],
  ])('%s has status %d, a title, a description and one h1', async (url, status) => {
    const { statusCode, body, headers } = await get(url);
    expect(statusCode).toBe(status);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    // of its own, before the name of the company
    expect(body).toMatch(/<title>[^<|\s][^<|]{3,}( \| [^<]+)?<\/title>/);
    expect(/<title>(.*)<\/title>/.exec(body)?.[1]?.match(/Aangan Estates/g) ?? []).toHaveLength(1);
    expect(body).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(body).not.toContain('Loading...');
  });

  /** What a browser has to read before it can paint. */
  it.each([
    // its dates and numbers differ by some bytes from day to day
    ['/', { elements: 480, bytes: 104_600, state: 19_200, icons: 22_200 }],
    ['/properties', { elements: 850, bytes: 149_200, state: 48_000, icons: 4_500 }],
    ['/properties/45', { elements: 488, bytes: 107_000, state: 21_700, icons: 5_500 }],
    ['/blog/1', { elements: 312, bytes: 65_700, state: 11_200, icons: 4_400 }],
  ])('S16 %s has at most as many elements, and bytes of HTML, state and icons, as its budget', async (url, budget) => {
    const { body } = await get(url);
    const sum = (pattern: RegExp) =>
      [...body.matchAll(pattern)].reduce((bytes, [text]) => bytes + Buffer.byteLength(text), 0);
    const weights = {
      elements: [...body.matchAll(/<[a-z][\w-]*[\s>]/g)].length,
      bytes: Buffer.byteLength(body),
      state: sum(/<script type="application\/json" id="state">[^]*?<\/script>/g),
      icons: sum(/<svg[\s>][^]*?<\/svg>/g),
    };
    const over = Object.entries(weights).filter(([kind, weight]) => weight > budget[kind as keyof typeof budget]);
    expect(over).toEqual([]);
  });

  it('S9 leave no timer that would keep a rendered page in memory', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const render = async () => {
      for (const url of [
        '/',
        '/properties',
        '/properties/45',
        '/properties/99999',
        '/compare?ids=45,44',
        '/featured-properties',
        '/blog/1',
      ])
        await get(url);
    };
    // what the server begins once has a timer, too: connections of the database, and what the first pages need
    await Promise.all(Array.from({ length: 20 }, () => database().run(sql`select pg_sleep(0.05)`)));
    await render();
    const before = timers();
    await render();
    // libraries use timers of some hundred milliseconds; a minute, as RTK Query keeps data, would be a fault
    // once is enough: others come and go
    await expect(waitUntil(() => timers() <= before, 30_000)).resolves.toBeUndefined();
  });

  it('return 410 for a sold listing, say so, and offer similar ones', async () => {
    await database().run(sql`update property set lifecycle = 'sold' where id = 7`);
    const { statusCode, body } = await get('/properties/7');
    await database().run(sql`update property set lifecycle = 'published' where id = 7`);
    expect(statusCode).toBe(410);
    expect(body).toContain('no longer listed');
    expect(body).toContain('Similar properties');
  });

  it('a plan without panoramas is in the page: the drawing, and its rooms as a list', async () => {
    const { body } = await get('/properties/36');
    expect(body).toContain('aria-label="Plan: Floor plan"');
    expect(body).toContain('Fourth bedroom');
  });

  it('contain the loaded data, so that the browser need not request it again', async () => {
    const { body } = await get('/properties/45');
    const state = JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/.exec(body)?.[1] ?? '') as {
      api: { queries: Record<string, { status: string }> };
    };
    const names = Object.keys(state.api.queries)
      .map((key) => key.split('(')[0])
      .sort();
    expect(names).toEqual(['getCompany', 'getProperty', 'getSiteFont', 'listAmenities', 'listSimilarProperties']);
    expect(Object.values(state.api.queries).every(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it('load the chunk of the rendered page, each script with the policy’s nonce', async () => {
    const { body, headers } = await get('/properties/45');
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(
      /<script type="module" nonce="([^"]+)">[^<]*"\/assets\/page-property\.js"[^<]*<\/script>/.exec(body)?.[1],
    ).toBe(nonce);
    expect(
      [...body.matchAll(/<script(?! type="application)([^>]*)>/g)].every(([, attributes]) =>
        attributes?.includes(`nonce="${nonce}"`),
      ),
    ).toBe(true);
    expect(String((await get('/properties/45')).headers['content-security-policy'])).not.toContain(String(nonce));
  });

  it('S2 a listing is not painted before its price, which phones show above the title', async () => {
    const [head, page] = (await get('/properties/45')).body.split('<body>');
    expect(head).toContain('<link rel="expect" href="#below-price" blocking="render">');
    expect(page?.match(/id="below-price"/g)).toHaveLength(1);
    expect((await get('/properties')).body).not.toContain('rel="expect"');
  });

  it('S2 preload the first picture in a header, and no other page’s', async () => {
    const { headers, body } = await get('/properties/45');
    const srcset = /<source type="image\/avif" srcSet="([^"]+)"/.exec(body)?.[1];
    expect(headers.link).toBe(
      `<${srcset?.split(' ')[0]}>; rel=preload; as=image; type="image/avif"; imagesrcset="${srcset}"; imagesizes="(min-width: 900px) 620px, 100vw"; fetchpriority=high`,
    );
    expect((await get('/login')).headers.link).toBeUndefined();
  });

  it('S2 render only one of the home page’s slides, so that no other picture competes with it', async () => {
    const { body } = await get('/');
    const slides = body.slice(
      body.indexOf('aria-roledescription="carousel"'),
      body.indexOf('</section>', body.indexOf('aria-roledescription="carousel"')),
    );
    expect([...slides.matchAll(/<img [^>]*>/g)].map(([image]) => /fetchPriority="(\w+)"/.exec(image)?.[1])).toEqual([
      'high',
    ]);
  });

  it('R23 pages, files, API responses and errors forbid framing, embedding and foreign scripts', async () => {
    for (const url of [
      '/',
      '/disclaimer',
      '/nowhere',
      '/legal/disclaimer.pdf',
      '/favicon.svg',
      '/api/company/',
      '/api/nothing/',
      '/media/nothing.jpg',
      '/assets/nothing.js',
      '/sitemap.xml',
    ]) {
      const policy = String((await get(url)).headers['content-security-policy']).split('; ');
      expect([url, policy]).toEqual([
        url,
        expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
      ]);
    }
    const policy = String((await get('/disclaimer')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'nonce-[A-Za-z0-9+/]+={0,2}' 'strict-dynamic'; worker-src 'self';/);
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types aangan-chunks aangan-workers$/);
  });

  it('escape a listing’s text', async () => {
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(2)> "quoted" & \u2028';
    await database().run(sql`update property set title = ${evil}, description = ${evil} where id = 8`);
    const { body } = await get('/properties/8');
    await database().run(sql`update property set title = 'A plain title', description = 'Plain words.' where id = 8`);
    expect(body).not.toContain('<script>alert(1)');
    expect(body).not.toContain('<img src=x');
    expect(body).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
  });

  it('give search engines one address for each content', async () => {
    const canonical = async (url: string) => /<link rel="canonical" href="([^"]*)"/.exec((await get(url)).body)?.[1];
    expect(await canonical('/')).toBe('https://aangan.example/');
    expect(await canonical('/properties?ordering=price&city=pune')).toBe('https://aangan.example/properties?city=pune');
    expect(await canonical('/properties/45?utm_source=x')).toBe('https://aangan.example/properties/45');
    expect(await canonical('/properties?type=Villa&city=2&purpose=sale&min_bedrooms=2')).toBe(
      'https://aangan.example/properties?purpose=sale&amp;type=villa&amp;city=pune',
    );
    for (const url of ['/properties?search=pool', '/properties?min_price=9000000000', '/properties?page=50'])
      expect((await get(url)).body).toContain('<meta name="robots" content="noindex">');
  });

  it('name a search in words, with the picture of its first listing', async () => {
    const headOf = async (url: string) => (await get(url)).body.split('</head>')[0] ?? '';
    expect(await headOf('/properties?type=Villa&city=1&purpose=sale')).toContain('<title>Villas for sale in Indore | ');
    expect(await headOf('/properties?type=commercial')).toContain('<title>Commercial spaces | ');
    expect(await headOf('/properties?type=villa&type=plot&city=pune')).toContain('<title>Properties in Pune | ');
    expect(await headOf('/properties?search=pool&city=pune')).toContain('<title>Search results: Properties in Pune | ');
  });

  it('tell search engines a rent by month and lease, a price to buy, the kind of home, and who we are', async () => {
    const dataOf = async (url: string) =>
      [...(await get(url)).body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
        ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
      );
    const idOf = async (query: string) =>
      (await server.inject(`/api/properties/?limit=1&${query}`)).json<{ id: number }[]>()[0]?.id ?? 0;
    const [rented] = await dataOf(`/properties/${await idOf('purpose=rent&ordering=-price')}`);
    expect(rented).toMatchObject({
      offers: {
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        priceSpecification: { unitCode: 'MON', price: expect.any(String) },
      },
    });
    expect(rented?.offers).not.toHaveProperty('price');
    const [sold] = await dataOf(`/properties/${await idOf('purpose=sale&type=villa&ordering=price')}`);
    expect(sold).toMatchObject({
      about: { '@type': 'SingleFamilyResidence' },
      offers: { businessFunction: 'http://purl.org/goodrelations/v1#Sell', price: expect.any(String) },
    });
    const [agency] = await dataOf('/');
    expect(agency).toMatchObject({ telephone: expect.any(String), sameAs: expect.any(Array) });
  });

  it('load compared listings with one query, say which are gone, and exclude the comparison from search engines', async () => {
    const { body } = await get('/compare?ids=45,99999,44');
    const state = JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/.exec(body)?.[1] ?? '') as {
      api: { queries: Record<string, object> };
    };
    expect(
      Object.keys(state.api.queries)
        .map((key) => key.split('(')[0])
        .sort(),
    ).toEqual(['compareProperties', 'getCompany', 'getSiteFont', 'listAmenities']);
    expect(body).toContain('Compare 3 properties');
    expect(body).toContain('No longer available');
    expect(body.match(/<th scope="col"/g)).toHaveLength(3);
    expect(body.match(/<th scope="row"/g)?.length).toBeGreaterThan(12);
    for (const url of ['/compare?ids=45', '/favourites'])
      expect((await get(url)).body).toContain('<meta name="robots" content="noindex">');
  });

  it.each(['/my-listings', '/my-enquiries', '/reset-password', '/profile', '/payments'])(
    'exclude %s from search engines',
    async (url) => {
      expect((await get(url)).body).toContain('<meta name="robots" content="noindex">');
    },
  );

  it('say in the results that prices are to buy, and link to rents', async () => {
    const { body } = await get('/properties?ordering=price&city=pune&max_price=10000000');
    expect(body).toContain('Showing homes to buy. Rentals are listed separately.');
    expect(body).toContain('href="/properties?purpose=rent&amp;ordering=price&amp;city=pune"');
    expect(body).not.toContain('For rent<');
    for (const url of ['/properties', '/properties?purpose=rent&ordering=price'])
      expect((await get(url)).body).not.toContain('Showing homes to buy');
    expect((await get('/properties?search=1+crore')).body).toContain('Remove: Up to ₹1 Cr');
  });

  it('show the address’s bathrooms and area among the filters, and clear them without scripts', async () => {
    const { body } = await get('/properties?min_bathrooms=2&min_size=1000&max_size=4000&city=pune');
    for (const [name, value] of [
      ['min_bathrooms', '2'],
      ['min_size', '1000'],
      ['max_size', '4000'],
    ]) {
      expect(body).toMatch(
        new RegExp(`<select[^>]*name="${name}"[^>]*>(?:(?!</select>).)*<option value="${value}" selected=""`),
      );
    }
    expect(body).toMatch(/href="\/properties"[^>]*>Clear all/);
    expect(body).not.toMatch(/<details open/);
  });

  it('show the price per sq ft on every priced card for sale and on no rental', async () => {
    const cards = async (url: string) =>
      ((await get(url)).body.match(/<article.*?<\/article>/gs) ?? []).map((card) => card.replace(/<[^>]+>/g, '|'));
    const sold = (await cards('/properties?purpose=sale&type=villa')).filter((card) => !card.includes('on request'));
    expect(sold.length).toBeGreaterThan(3);
    for (const card of sold) expect(card).toMatch(/\|₹[\d,]+ per sq ft\|/);
    const rents = await cards('/properties?purpose=rent');
    expect(rents.length).toBeGreaterThan(3);
    for (const card of rents) expect(card).not.toContain('per sq ft');
  });

  it('say that nothing fits, and list our cities; a word that no listing has is left out and named', async () => {
    const { body } = await get('/properties?search=99+bhk');
    expect(body).toContain('No home matches all of this.');
    expect(body).toContain('We list properties in Indore and Pune.');
    expect((await get('/properties?search=xylobrome')).body).toContain(
      'We left out “xylobrome”: no listing mentions it, or it is something you don’t want.',
    );
  });

  it('say on a page past the end how many there are, and link to the last', async () => {
    const { body } = await get('/properties?city=pune&page=50');
    expect(body).toContain('This page does not exist');
    expect(body).not.toContain('Remove a filter');
    const [, last] = /There (?:is one page|are (\d+) pages) of these listings/.exec(body) ?? [];
    expect(body).toContain(last ? `href="/properties?city=pune&amp;page=${last}"` : 'href="/properties?city=pune"');
  });

  it('name the locality once in the page title if the listing’s title contains it', async () => {
    const titleOf = async (id: number) => /<title>([^<]*)<\/title>/.exec((await get(`/properties/${id}`)).body)?.[1];
    const place = sql`location = 'Mulshi', city_id = (select id from city where name = 'Pune')`;
    await database().run(sql`update property set title = 'A lake house, Mulshi', ${place} where id = 10`);
    await database().run(sql`update property set title = 'A lake house', ${place} where id = 11`);
    expect([await titleOf(10), await titleOf(11)]).toEqual([
      expect.stringMatching(/^A lake house, Mulshi, Pune\b(?!.*Mulshi)/),
      expect.stringMatching(/^A lake house, Mulshi, Pune\b(?!.*Mulshi)/),
    ]);
  });

  it('H30 name our telephone number with its hours, in India’s time, under a listing’s price', async () => {
    const { body } = await get('/properties/45');
    const { phone, hours } = (await get('/api/company/')).json<{
      phone: string;
      hours: { opens: string; closes: string };
    }>();
    const below = body.slice(body.indexOf('Or speak to us'));
    expect(below.slice(0, 800).replace(/<[^>]+>/g, '|')).toMatch(
      new RegExp(
        `^Or speak to us[^|]*\\|+${phone.replaceAll('+', '\\+')}\\|+[^|]+, ${timeLabel(hours.opens)} to ${timeLabel(hours.closes)} India time\\|`,
      ),
    );
    expect(below).toContain(`href="tel:${phone.replaceAll(' ', '')}"`);
  });

  it('contain the absolute address in the WhatsApp message without scripts', async () => {
    const { body } = await get('/properties/45');
    const link = /href="(https:\/\/wa\.me\/[^"]+)"/.exec(body)?.[1] ?? '';
    expect(decodeURIComponent(link)).toContain('https://aangan.example/properties/45');
  });

  it('render components whose code loads later: the enquiry form, similar listings, the usual instalment', async () => {
    const { body } = await get('/properties/45');
    expect(body).toContain('Send enquiry');
    expect(body).toContain('Similar properties');
    expect(body.replace(/<!-- -->/g, '')).toContain('EMI <strong>₹93,725 a month</strong> (20% down, 8.5%, 20 years).');
  });

  it('show no instalments for rents or prices on request', async () => {
    const rent = await database().row<{ id: number }>(
      sql`select id from property where purpose = 'rent' and price_in_paise is not null and lifecycle = 'published' limit 1`,
    );
    expect((await get(`/properties/${rent?.id}`)).body).not.toContain('Monthly instalments');
    await database().run(sql`update property set price_in_paise = null where id = 9`);
    const { body } = await get('/properties/9');
    expect(body).toContain('Price on request');
    expect(body).not.toContain('Monthly instalments');
  });

  it('say without scripts where favourites are', async () => {
    expect((await get('/favourites')).body).toMatch(/<noscript><p>Turn on JavaScript to see your saved listings\./);
  });

  it('list every public address in the site map, which robots.txt names', async () => {
    const { body, headers } = await server.inject('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    const places = [...body.matchAll(/<loc>https:\/\/aangan\.example([^<]*)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual(
      expect.arrayContaining(['/', '/properties', '/blog', '/about', '/properties/1', '/properties/45', '/blog/12']),
    );
    expect((await server.inject('/robots.txt')).body).toContain('Sitemap: https://aangan.example/sitemap.xml');
  });

  it('show links to every public page with a picture of its own: its title, and up to three pictures of what it shows', async () => {
    const cardOf = async (url: string) => {
      const { body } = await get(url);
      const address = /<meta property="og:image" content="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
      expect(address).toMatch(/^https:\/\/aangan\.example\/api\/share-card\.jpg\?of=/);
      for (const [name, content] of [
        ['og:image:width', '1200'],
        ['og:image:height', '630'],
      ])
        expect(body).toContain(`<meta property="${name}" content="${content}">`);
      const { of = '', proof = '' } = Object.fromEntries(new URL(address).searchParams);
      return readShareCard(secret, { of, proof });
    };
    for (const path of sitePaths().open) expect((await cardOf(path))?.title.length).toBeGreaterThan(2);
    const villas = await cardOf('/properties?type=villa&purpose=sale&city=pune');
    expect(villas).toMatchObject({
      title: 'Villas for sale in Pune',
      lead: expect.stringMatching(/^\d+ homes$/) as string,
    });
    expect(new Set(villas?.pictures).size).toBe(3);
    expect(await cardOf('/packages')).toMatchObject({ lead: expect.stringMatching(/^From ₹[\d,]+$/) as string });
    const agent = (await server.inject('/api/agents/')).json<{ id: number; name: string }[]>()[0];
    expect(await cardOf(`/agents/${agent?.id}`)).toMatchObject({ title: agent?.name });
    const article = await cardOf('/blog/12');
    expect(article?.pictures).toHaveLength(1);
    // what a search types is nobody’s to put on our picture
    expect((await cardOf('/properties?search=buy+elsewhere'))?.title).not.toContain('elsewhere');
  });

  it('let robots fetch the pictures of link previews, which are under a closed path', async () => {
    const { body } = await server.inject('/robots.txt');
    expect(body).toContain('Allow: /api/properties/*/card.jpg\nAllow: /api/share-card.jpg\n');
  });

  it('exclude noindex pages from the site map and from robots', async () => {
    const places = [
      ...(await server.inject('/sitemap.xml')).body.matchAll(/<loc>https:\/\/aangan\.example([^<]*)<\/loc>/g),
    ].map(([, place]) => place);
    const disallowed = [...(await server.inject('/robots.txt')).body.matchAll(/^Disallow: (\S+)$/gm)].map(
      ([, place = '']) => place,
    );
    expect(disallowed.sort()).toEqual([
      '/api/',
      '/compare',
      '/documents',
      '/enquiries',
      '/favourites',
      '/login',
      '/meetings',
      '/my-enquiries',
      '/my-listings',
      '/office',
      '/payments',
      '/profile',
      '/property-form',
      '/rate-us',
      '/reset-password',
      '/saved-searches',
      '/shortlists',
      '/shortlists/join',
      '/visits',
    ]);
    for (const place of disallowed.filter((path) => !['/api/', '/enquiries'].includes(path))) {
      expect((await get(place)).body).toContain('<meta name="robots" content="noindex">');
      expect(places).not.toContain(place);
    }
    for (const place of ['/', '/properties', '/packages', '/privacy-policy'])
      expect((await get(place)).body).not.toContain('name="robots"');
  });

  it('redirect an older email’s address to its enquiry in the inbox', async () => {
    const { statusCode, headers } = await get('/enquiries?id=12');
    expect([statusCode, headers.location]).toEqual([301, '/my-enquiries?id=12']);
    expect((await get('/enquiries?id=//evil.example')).headers.location).toMatch(/^\/my-enquiries\?/);
  });

  it('have one address each: capitals and slashes at the end lead there, on this site', async () => {
    const leads = async (url: string) => {
      const { statusCode, headers } = await get(url);
      return [statusCode, headers.location];
    };
    expect(await leads('/Properties/?city=pune')).toEqual([301, '/properties?city=pune']);
    expect(await leads('/blog/1/')).toEqual([301, '/blog/1']);
    expect(await leads('/.//Evil.example/')).toEqual([301, '/evil.example']);
    expect(await leads('/')).toEqual([200, undefined]);
  });

  it('say which methods an address has: 405 with Allow, 204 for OPTIONS; they vary by encoding', async () => {
    const ask = async (method: 'POST' | 'DELETE' | 'OPTIONS', url: string) => {
      const { statusCode, headers } = await server.inject({ method, url });
      return [statusCode, headers.allow];
    };
    expect(await ask('POST', '/about')).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(await ask('DELETE', '/api/cities/')).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(await ask('OPTIONS', '/api/properties/')).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
    expect(await ask('DELETE', '/api/nowhere/')).toEqual([404, undefined]);
    expect((await get('/about')).headers.vary).toMatch(/accept-encoding/i);
  });

  it('keep a path with two slashes on this site, and answer unknown API paths in JSON', async () => {
    expect((await get('//evil.example')).statusCode).toBe(404);
    expect((await get('//evil.example/')).headers.location).toBe('/evil.example');
    const { statusCode, headers, body } = await server.inject('/api/nothing/');
    expect([statusCode, headers['content-type'], (JSON.parse(body) as { code: string }).code]).toEqual([
      404,
      'application/json; charset=utf-8',
      'not_found',
    ]);
  });
});

describe('an unreachable database', () => {
  it('shows pages that say so, with 503 and Retry-After', async () => {
    const gone = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    const away = {
      kind: 'postgres' as const,
      rows: gone,
      row: gone,
      run: gone,
      script: gone,
      transaction: gone,
      listen: gone,
      close: async () => undefined,
    };
    const { deps } = testDeps(away, { settings: { publicUrl: 'https://aangan.example' } });
    const built = builtFolder();
    const server = await buildApi(deps, (whole) =>
      servePages(whole, {
        database: away,
        settings: deps.settings,
        secret: deps.secret,
        folders: { built, shipped: path.resolve(__dirname, '../../public') },
      }),
    );
    const { statusCode, headers, body } = await server.inject({
      method: 'GET',
      url: '/properties',
      headers: { accept: 'text/html' },
    });
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(body).toContain('We could not load the listings.');
    expect(body).toContain('Properties | Aangan Estates');
    await server.close();
    rmSync(built, { recursive: true, force: true });
  });
});
