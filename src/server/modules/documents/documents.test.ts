import { documentLimits } from '@contract/documentLimits';
import type { ListingDocument, ListingDocuments, OpenedDocuments } from '@contract/documents';
import { dayInMs, hourInMs } from '@contract/durations';
import type { Property } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makePdf } from '../../../../test/support/documents';
import { type TestAccount, makeAccount, makeListing, makeSession } from '../../../../test/support/factories';
import { filesIn } from '../../../../test/support/files';
import { formOf } from '../../../../test/support/forms';
import { drawPicture, notPictures } from '../../../../test/support/pictures';
import { buildTestServer } from '../../../../test/support/testServer';
import { inAll } from '../../../../test/support/scope';
import { listAudit } from '../../audit/auditStore';
import { decrypt } from '../../email/encryption';
import type { Media } from '../../media/media';
import { openDataFolder } from '../../files/dataFolder';
import { openMediaLibrary } from '../../media/mediaLibrary';
import { erasePerson } from '../../privacy/erasePerson';
import { propertiesRoutes } from '../properties/propertiesRoutes';
import { documentsRoutes } from './documentsRoutes';

describeOnBoth('documents of a listing', (database) => {
  const secret = Buffer.alloc(32, 5);
  let clock = Date.parse('2026-11-25T06:00:00Z');
  const now = () => new Date(clock);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-documents-'));
  const documents = path.join(folder, 'media/documents');
  const stored = () => filesIn(documents).map((file) => path.join(documents, file));
  let server: FastifyInstance;
  let media: Media;
  let owner: TestAccount;
  let agent: TestAccount;
  let id: number;
  let count = 0;

  beforeAll(async () => {
    media = openMediaLibrary(openDataFolder(folder), { now: () => new Date() });
    server = await buildTestServer(database(), [documentsRoutes, propertiesRoutes], { secret, now, media });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await database().run(sql`delete from login_failure`);
    await database().run(sql`delete from mail`);
    owner = await makeAccount(database(), { name: 'Meera Joshi', now: now() });
    agent = await makeAccount(database(), { roles: ['agent'], now: now() });
    id = (await makeListing(database(), { ownerId: owner.id, title: 'Courtyard house' })).id;
  });

  type Answer = Record<string, unknown>;
  const call = async <Body = Answer>(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    who?: TestAccount,
  ) => {
    const answer = await server.inject({
      method,
      url,
      ...(payload && { payload }),
      ...(who && { headers: who.headers }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: (isJson ? answer.json() : {}) as Body & Answer, answer };
  };
  const upload = async (bytes: Buffer, { who = owner, clientId = `document-${(count += 1)}`, listing = id } = {}) => {
    const form = await formOf({ client_id: clientId, kind: 'title_search', title: 'Sale deed' }, [
      { field: 'file', bytes },
    ]);
    const url = `/api/properties/${listing}/documents/`;
    const answer = await server.inject({ method: 'POST', url, ...form, headers: { ...form.headers, ...who.headers } });
    return { status: answer.statusCode, body: answer.json<ListingDocument & Answer>() };
  };
  const deed = () => makePdf(['Sale deed', 'Second page']);
  const list = async (who = owner) =>
    (await call<ListingDocuments>('GET', `/api/properties/${id}/documents/`, undefined, who)).body;
  const asha = { name: 'Asha Rao', email: 'asha@people.example', message: 'We are serious.' };
  const ask = (body: object = asha, who?: TestAccount) =>
    call('POST', `/api/properties/${id}/document-requests/`, body, who);
  const emails = () =>
    database().rows<{ recipient: string; subject: string; body: string; sealed: boolean }>(
      sql`select recipient, subject, body, sealed from mail order by id`,
    );
  /** The token in the latest email to an address. */
  const tokenFor = async (address: string) => {
    const email = (await emails()).findLast(({ recipient }) => recipient === address);
    const body = email?.sealed ? decrypt(secret, address, email.body) : (email?.body ?? '');
    return /#token=([\w-]+)/.exec(body)?.[1] ?? '';
  };
  const confirm = (token: string) => call('POST', '/api/document-requests/confirm/', { token });
  const step = (name: 'share' | 'decline' | 'revoke', request: number, body?: object, who = owner) =>
    call('POST', `/api/document-requests/${request}/${name}/`, body, who);
  const open = (token: string) => call<OpenedDocuments>('POST', '/api/documents/open/', { token });
  const page = (opening: string, document: number, number = 1) =>
    call('GET', `/api/documents/${document}/pages/${number}/?opening_token=${opening}`);
  const check = async (opening: string) =>
    (await call('GET', `/api/documents/opened/?opening_token=${opening}`)).status;
  /** A document, and somebody who got a link to it. */
  const shared = async (days = 7) => {
    const document = (await upload(await deed())).body.id;
    await ask();
    await confirm(await tokenFor(asha.email));
    const request = (await list()).requests[0]?.id ?? 0;
    await step('share', request, { days });
    return { document, request, token: await tokenFor(asha.email) };
  };

  it('are asked for with a proven address, shared by the owner, and read page by page', async () => {
    const { document, token } = await shared();
    const { status, body } = await open(token);
    expect([status, body.property.title, body.name, body.email]).toEqual([
      200,
      'Courtyard house',
      asha.name,
      asha.email,
    ]);
    expect(body.documents).toEqual([{ id: document, kind: 'title_search', title: 'Sale deed', pages: 2 }]);
    const { answer } = await page(body.opening_token, document, 2);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', height: 2200 });
    expect((await page(body.opening_token, document, 3)).status).toBe(404);
  }, 180_000);

  it('the owner learns of a request once its address is proven, and then once', async () => {
    await upload(await deed());
    expect((await ask()).status).toBe(202);
    expect((await list()).requests).toEqual([]);
    expect((await emails()).map(({ recipient, sealed }) => [recipient, sealed])).toEqual([[asha.email, true]]);
    const token = await tokenFor(asha.email);
    expect((await confirm('x'.repeat(43))).status).toBe(404);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { property: { id, title: 'Courtyard house' } } });
    expect((await confirm(token)).status).toBe(200);
    const asked = (await emails()).filter(({ subject }) => subject.startsWith('Asha Rao has requested'));
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toContain(`http://aangan.test/documents/${id}`);
    expect((await list()).requests).toMatchObject([{ ...asha, state: 'asked', expires_at: null, openings: [] }]);
    // asking again while it waits changes its words
    await ask({ ...asha, message: 'Still here.' });
    await confirm(await tokenFor(asha.email));
    expect((await list()).requests).toHaveLength(1);
  }, 180_000);

  it('an account with a confirmed address asks without an email; anybody else’s address is proven first', async () => {
    await upload(await deed());
    const email = 'ravi@people.example';
    const ravi = await makeAccount(database(), { email, now: now() });
    expect((await ask({ name: 'Ravi', email }, ravi)).status).toBe(201);
    expect((await ask({ name: 'Ravi', email: 'other@people.example' }, ravi)).status).toBe(202);
    const unproven = await makeAccount(database(), { email: 'lata@people.example', unverified: true, now: now() });
    expect((await ask({ name: 'Lata', email: 'lata@people.example' }, unproven)).status).toBe(202);
    expect((await list()).requests.map((request) => request.email)).toEqual([email]);
    expect((await emails()).filter(({ recipient }) => recipient === email)).toEqual([]);
  }, 180_000);

  inAll().it(
    'each view is recorded once for an opening, and again for the next',
    async () => {
      const { document, token } = await shared();
      for (const pages of [[1, 1, 2], [2]]) {
        const { body } = await open(token);
        for (const number of pages) await page(body.opening_token, document, number);
        clock += hourInMs;
      }
      const { openings = [] } = (await list()).requests[0] ?? {};
      expect(openings.map(({ seen }) => seen.map((view) => [view.document, view.page]))).toEqual([
        [[document, 2]],
        [
          [document, 1],
          [document, 2],
        ],
      ]);
      expect(openings.map(({ at }) => at)).toEqual(
        [new Date(clock - hourInMs), new Date(clock - 2 * hourInMs)].map((at) => at.toISOString()),
      );
    },
    180_000,
  );

  inAll().it(
    'every part of a page carries the mark of its reader',
    async () => {
      const { document, token } = await shared();
      const { body } = await open(token);
      const shown = (await page(body.opening_token, document)).answer.rawPayload;
      const own = await database().row<{ file: string }>(sql`select file from listing_document where id = ${document}`);
      const plain = readFileSync((await stored()).find((file) => file.endsWith(`${own?.file}/1.jpg`)) ?? '');
      const { width, height } = await sharp(plain).metadata();
      const size = { width: Math.floor(width / 4), height: Math.floor(height / 5) };
      for (let left = 0; left < 4; left += 1)
        for (let top = 0; top < 5; top += 1) {
          const part = { left: left * size.width, top: top * size.height, ...size };
          const darkest = async (picture: Buffer) =>
            (
              await sharp(await sharp(picture).extract(part).toBuffer())
                .greyscale()
                .stats()
            ).channels[0]?.mean ?? 0;
          expect([left, top, (await darkest(plain)) - (await darkest(shown)) > 1]).toEqual([left, top, true]);
        }
      // of its own reader
      await ask({ ...asha, email: 'another@people.example' });
      await confirm(await tokenFor('another@people.example'));
      await step('share', (await list()).requests[0]?.id ?? 0, { days: 1 });
      const other = await open(await tokenFor('another@people.example'));
      expect((await page(other.body.opening_token, document)).answer.rawPayload.equals(shown)).toBe(false);
    },
    180_000,
  );

  it('R42 a link has 256 random bits, is stored as a hash, and is behind # in its address', async () => {
    const { token } = await shared();
    expect(token).toMatch(/^[\w-]{43}$/);
    const { body } = await open(token);
    expect(body.opening_token).toMatch(/^[\w-]{43}$/);
    for (const table of [sql`document_request`, sql`document_opening`, sql`mail`]) {
      const row = await database().row<{ all: string }>(
        sql`select coalesce(string_agg(to_json(t)::text, ' '), '') as all from ${table} t`,
      );
      expect(row?.all).not.toContain(token);
      expect(row?.all).not.toContain(body.opening_token);
    }
    expect((await open('x'.repeat(43))).status).toBe(404);
    expect(await check('x'.repeat(43))).toBe(404);
  }, 180_000);

  it('R42 a revoked link opens nothing, and an open page ends', async () => {
    const { document, request, token } = await shared();
    const { body } = await open(token);
    expect([await check(body.opening_token), (await page(body.opening_token, document)).status]).toEqual([204, 200]);
    expect(await step('revoke', request)).toMatchObject({ status: 200, body: { state: 'revoked' } });
    expect(await check(body.opening_token)).toBe(410);
    expect(await page(body.opening_token, document)).toMatchObject({ status: 410, body: { code: 'revoked' } });
    expect(await open(token)).toMatchObject({ status: 410, body: { code: 'revoked' } });
    expect((await step('revoke', request)).status).toBe(200);
  }, 180_000);

  it.each(['before', 'after'])(
    'a page whose document its owner deletes while it is asked for, %s it is drawn, is 404',
    async (moment) => {
      const { document, token } = await shared();
      const { body } = await open(token);
      const drawn = media.documents.page.bind(media.documents);
      jest.spyOn(media.documents, 'page').mockImplementationOnce(async (...asked) => {
        const remove = () => call('DELETE', `/api/properties/${id}/documents/${document}/`, undefined, owner);
        if (moment === 'before') expect((await remove()).status).toBe(204);
        const picture = await drawn(...asked);
        if (moment === 'after') expect((await remove()).status).toBe(204);
        return picture;
      });
      const answer = await page(body.opening_token, document);
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    },
    180_000,
  );

  it('R42 a link ends by itself after its days', async () => {
    const { document, request, token } = await shared(2);
    const { body } = await open(token);
    clock += 2 * dayInMs - 1;
    expect(await check(body.opening_token)).toBe(204);
    clock += 1;
    expect(await page(body.opening_token, document)).toMatchObject({ status: 410, body: { code: 'expired' } });
    expect((await open(token)).body.code).toBe('expired');
    owner = { ...owner, ...(await makeSession(database(), owner.id, now())) };
    expect((await list()).requests[0]?.state).toBe('expired');
    expect((await step('revoke', request)).status).toBe(409);
  }, 180_000);

  it('a link shows the chosen documents of its listing alone', async () => {
    const { request } = await (async () => {
      await upload(await deed());
      await ask();
      await confirm(await tokenFor(asha.email));
      return { request: (await list()).requests[0]?.id ?? 0 };
    })();
    const { body: second } = await upload(await drawPicture());
    const elsewhere = (await makeListing(database(), { ownerId: owner.id })).id;
    const { body: strange } = await upload(await drawPicture(), { listing: elsewhere });
    expect((await step('share', request, { days: 7, documents: [strange.id] })).body).toHaveProperty('documents');
    await step('share', request, { days: 7, documents: [second.id] });
    const { body } = await open(await tokenFor(asha.email));
    expect(body.documents.map((document) => document.id)).toEqual([second.id]);
    const first = (await list()).documents[0]?.id ?? 0;
    for (const other of [first, strange.id]) expect((await page(body.opening_token, other)).status).toBe(404);
  }, 180_000);

  it.each([0, 31, 1.5])('a link works 1 to 30 days, not %d', async (days) => {
    expect((await step('share', 1, { days })).body).toHaveProperty('days');
  });

  it('a declined request is answered by email, and shares nothing afterwards', async () => {
    await upload(await deed());
    await ask();
    await confirm(await tokenFor(asha.email));
    const request = (await list()).requests[0]?.id ?? 0;
    expect((await step('decline', request)).body.state).toBe('declined');
    expect((await emails()).at(-1)).toMatchObject({
      recipient: asha.email,
      subject: expect.stringContaining('Your document request') as string,
    });
    expect((await step('share', request, { days: 7 })).status).toBe(409);
    expect((await step('decline', request)).status).toBe(200);
  }, 180_000);

  it('are managed by the owner and agents alone, with an audit entry for the office', async () => {
    const { body } = await upload(await deed(), { who: agent });
    await ask();
    await confirm(await tokenFor(asha.email));
    const request = (await list(agent)).requests[0]?.id ?? 0;
    const stranger = await makeAccount(database(), { now: now() });
    expect((await upload(await deed(), { who: stranger })).status).toBe(403);
    for (const name of ['share', 'decline', 'revoke'] as const)
      expect((await step(name, request, { days: 7 }, stranger)).status).toBe(403);
    expect((await call('GET', `/api/properties/${id}/documents/`, undefined, stranger)).status).toBe(403);
    expect((await call('DELETE', `/api/properties/${id}/documents/${body.id}/`, undefined, stranger)).status).toBe(403);
    await step('share', request, { days: 7 }, agent);
    await step('revoke', request, undefined, owner);
    await call('DELETE', `/api/properties/${id}/documents/${body.id}/`, undefined, agent);
    const { entries } = await listAudit(database(), { subject_id: String(id) }, { limit: 10, offset: 0 });
    expect(entries.map(({ action }) => action)).toEqual([
      'document.delete',
      'document_request.share',
      'document.upload',
    ]);
    expect(JSON.stringify(entries)).not.toContain(asha.email);
  }, 180_000);

  it('the listing’s page says whether there are any, and nobody asks for those of a home without', async () => {
    const shown = async () => (await call<Property>('GET', `/api/properties/${id}/`)).body.has_documents;
    expect([await shown(), (await ask()).status]).toEqual([false, 404]);
    const { body } = await upload(await deed());
    expect([await shown(), (await ask({ ...asha }, owner)).status]).toEqual([true, 400]);
    expect((await stored()).length).toBeGreaterThan(0);
    const before = (await stored()).length;
    expect((await call('DELETE', `/api/properties/${id}/documents/${body.id}/`, undefined, owner)).status).toBe(204);
    expect([await shown(), (await stored()).length]).toEqual([false, before - 2]);
    await database().run(sql`update property set lifecycle = 'sold' where id = ${id}`);
    expect((await ask()).status).toBe(410);
  }, 180_000);

  it('files without a document are swept after half an hour, and go with the listing of an erased owner', async () => {
    await upload(await deed());
    const stray = path.join(documents, '00000000-0000-4000-8000-000000000000');
    mkdirSync(stray, { recursive: true });
    const before = (await stored()).length;
    writeFileSync(path.join(stray, '1.jpg'), 'a page');
    await media.sweep(database());
    expect((await stored()).length).toBe(before + 1);
    const then = new Date(Date.now() - hourInMs);
    for (const file of stored()) utimesSync(file, then, then);
    await media.sweep(database());
    const left = await stored();
    expect(left.some((file) => file.startsWith(stray))).toBe(false);
    const own = await database().row<{ file: string }>(
      sql`select file from listing_document where property_id = ${id}`,
    );
    expect(left.filter((file) => file.includes(own?.file ?? '?'))).toHaveLength(2);
    const erasing = { accountId: owner.id, now: now(), secret, officeEmail: 'office@aangan.test' };
    const erased = await database().transaction((tx) => erasePerson(tx, erasing));
    expect(erased?.documents).toEqual([own?.file]);
  }, 180_000);

  it('R14 a document over 40 pages or 50 megapixels is refused, and nothing of it stored', async () => {
    const before = (await stored()).length;
    const long = await makePdf(Array.from({ length: documentLimits.pages + 1 }, (_, page) => `Page ${page}`));
    expect(await upload(long)).toMatchObject({ status: 413, body: { code: 'too_many_pages' } });
    const huge = sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: '#fff' } });
    expect(await upload(await huge.jpeg().toBuffer())).toMatchObject({
      status: 413,
      body: { code: 'too_many_pixels' },
    });
    expect([(await list()).documents, (await stored()).length]).toEqual([[], before]);
  }, 180_000);

  inAll().it(
    'R15 files that are no documents are refused, and nothing is stored',
    async () => {
      const before = (await stored()).length;
      const pdf = await deed();
      const wrong = new Map<string, Buffer>([
        ...[...(await notPictures())].filter(([name]) => name !== 'a PDF').slice(0, 24),
        ['a PDF without pages', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')],
        ['half a PDF’s head', pdf.subarray(0, 40)],
        ['a PDF behind a page', Buffer.concat([Buffer.from('<html>'), pdf])],
        [
          'a PDF that is a page, too',
          Buffer.concat([Buffer.from('%PDF-1.7\n%<html><script>alert(1)</script>\n'), pdf]),
        ],
        [
          'a PDF that is an archive, too',
          Buffer.concat([pdf, Buffer.from('504b0506000000000000000000000000000000000000', 'hex')]),
        ],
        ['a PDF with a password', await makePdf(['Secret'], { userPassword: 'courtyard' })],
      ]);
      for (const [what, bytes] of wrong) {
        const { status } = await upload(bytes);
        expect([what, status >= 400 && status < 500]).toEqual([what, true]);
      }
      expect([(await list()).documents, (await stored()).length]).toEqual([[], before]);
    },
    360_000,
  );

  it('R16 of an upload only pictures of its pages are stored, without its metadata', async () => {
    const before = new Set(await stored());
    const photo = await sharp(await drawPicture())
      .withExif({ IFD0: { Artist: 'A planted artist' } })
      .jpeg()
      .toBuffer();
    expect((await upload(photo)).status).toBe(201);
    expect((await upload(await makePdf(['A deed'], { info: { Author: 'A planted author' } }))).status).toBe(201);
    const added = (await stored()).filter((file) => !before.has(file));
    expect(added.map((file) => path.basename(file))).toEqual(['1.jpg', '1.jpg']);
    for (const file of added) {
      const bytes = readFileSync(file);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg' });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.toString('latin1')).not.toMatch(/A planted|%PDF/);
    }
  }, 180_000);

  it('R17 at most 10 MB a document and 20 of a listing, exactly; a repeated upload is one', async () => {
    const pdf = await deed();
    const most = 10 * 1024 * 1024;
    const padded = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, '%')]);
    expect((await upload(padded(most + 1))).status).toBe(413);
    const clientId = `document-${(count += 1)}`;
    const [first, again] = [await upload(padded(most), { clientId }), await upload(pdf, { clientId })];
    expect([first.status, first.body.bytes, again.body]).toEqual([201, most, first.body]);
    await database().run(sql`
      insert into listing_document (property_id, kind, title, client_id, file, hash, bytes, pages, uploaded_at)
      select ${id}, 'other', 'Filler', 'filler-' || n, ${`${id}-`} || n, '', 1, 1, now() from generate_series(1, 18) n`);
    expect((await upload(pdf)).status).toBe(201);
    const before = (await stored()).length;
    expect((await upload(pdf)).body).toHaveProperty('file');
    expect((await stored()).length).toBe(before);
  }, 180_000);
});
