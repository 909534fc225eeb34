import sql from 'sql-template-tag';
import { describeOnBothEmpty } from '../../../../test/support/databases';
import type { Database } from '../database';
import { legalPages } from '../../seed/legalPages';
import { migrate } from '../migrate';
import { migrations } from './migrations';

/** A database of the first release: accounts, listings in every lifecycle, enquiries, an email in the outbox. */
async function fillBefore(database: Database): Promise<void> {
  await migrate(
    database,
    migrations.filter(({ id }) => id < '0011'),
  );
  await database.script(`
    insert into account (username, email, password_hash, is_superuser) values ('owner', 'owner@people.example', '$argon2id$', false), ('admin', 'admin@people.example', '$argon2id$', true), ('aangan-desk', 'desk@people.example', 'none', false);
    insert into static_page (page, title, content) values
      ('privacy-policy', 'Ours', E'Version of 21 November 2026.\\n\\nThe website has no button yet that exports your data or deletes your account: write to us, and the office does it by hand. We change these words ourselves.'),
      ('about', 'A house', 'Two cities. Each home is visited before it is shown. We measure it, ask for the last twelve months of bills, and note what is wrong as well as what is right. A buyer receives the carpet area, the running costs and the state of the papers before the second viewing. A seller receives a valuation with the sales it is based on.'),
      ('terms-and-conditions', 'Terms', E'Version of 21 November 2026.\\n\\n## What we collect'),
      ('disclaimer', 'Ours', 'Each home is visited before it is shown. These are the office’s own words.');
    insert into city (name, slug) values ('Indore', 'indore');
    insert into property_type (name, slug) values ('Villa', 'villa');
    insert into property (owner_id, title, description, location, lifecycle, property_type_id, city_id)
      select a.id, a.username || ' ' || life, 'Two courts.', 'Palm' || chr(160) || 'Grove', life, 1, 1 from account a, unnest(array['draft', 'published', 'sold', 'archived']) life order by a.id, life;
    insert into enquiry (client_id, kind, name, email, message, property_id)
      select 'enquiry-' || kind || '-' || p.id, kind, 'Asha', 'asha@people.example', 'Hello', p.id from property p, unnest(array['contact', 'visit']) kind where lifecycle = 'published';
    insert into enquiry (client_id, kind, name, email, message) values ('enquiry-office', 'quote', 'Asha', 'asha@people.example', 'Hello');
    insert into favourite (account_id, property_id, created_at) select a.id, p.id, '2026-01-01T00:00:00Z'::timestamptz + p.id * interval '1 day' from account a, property p where a.username = 'admin' and p.lifecycle <> 'draft';
    insert into media (hash, width, height, placeholder) values ('one', 1, 1, ''), ('two', 1, 1, '');
    insert into property_image (property_id, media_id, alt, position)
      select p.id, m.id, shown.alt, shown.position from property p, (values ('one', '', 0), ('two', '', 1), ('one', 'The front', 2), ('one', 'Again', 3)) shown(hash, alt, position)
        join media m on m.hash = shown.hash where p.title = 'owner sold';
    insert into mail (recipient, subject, body) values ('owner@people.example', 'A letter', 'Hello');
    update property set parking = case lifecycle when 'draft' then '2 stacked, 1 with EV point' when 'published' then '1 covered, 2 on the drive' when 'sold' then 'Two covered' else 'Slot B2-14' end where owner_id = 1;
    update property set parking = case lifecycle when 'draft' then 'false' when 'published' then 'Parking for 3 cars and 1 visitor' when 'sold' then 'Yes' else '1,200 sq ft basement' end where owner_id = 2;`);
}

describeOnBothEmpty('a database from an older version', (database) => {
  beforeAll(async () => {
    await fillBefore(database());
    await migrate(database(), migrations);
  }, 360_000);

  it('turns favourites into the default list of their account, with all homes and their times', async () => {
    const rows = await database().rows(sql`
      select s.name, a.username, m.role, m.is_default, count(*)::int as homes, min(h.added_at - p.id * interval '1 day') as first, count(*) filter (where h.added_by = a.id)::int as own
      from shortlist s join shortlist_member m on m.shortlist_id = s.id join account a on a.id = m.account_id
      join shortlist_property h on h.shortlist_id = s.id join property p on p.id = h.property_id group by 1, 2, 3, 4`);
    expect(rows).toEqual([
      {
        name: 'Favourites',
        username: 'admin',
        role: 'owner',
        is_default: true,
        homes: 9,
        first: new Date('2026-01-01T00:00:00Z'),
        own: 9,
      },
    ]);
  });

  it('reads the number of parking spaces once out of the text that says where they are', async () => {
    const rows = await database().rows<{ parking: string; parking_spaces: number | null; faceted: boolean }>(
      sql`select parking, parking_spaces, search @@ '''~k1'''::tsquery as faceted from property where owner_id < 3 order by owner_id, lifecycle`,
    );
    expect(rows.map(({ parking, parking_spaces: spaces, faceted }) => [parking, spaces, faceted])).toEqual([
      ['Slot B2-14', null, false],
      ['2 stacked, 1 with EV point', 2, true],
      ['1 covered, 2 on the drive', 3, true],
      ['Two covered', 2, true],
      ['1,200 sq ft basement', null, false],
      ['false', 0, false],
      ['Parking for 3 cars and 1 visitor', 4, true],
      ['Yes', null, false],
    ]);
  });

  it('leaves the same photo of a listing once, in its place and with its words', async () => {
    expect(
      await database().rows(
        sql`select m.hash, i.alt, i.position from property_image i join media m on m.id = i.media_id order by i.position`,
      ),
    ).toEqual([
      { hash: 'one', alt: 'The front', position: 0 },
      { hash: 'two', alt: '', position: 1 },
    ]);
  });

  it('asks owners to confirm published listings in three weeks, but never the agency or a superuser', async () => {
    const listings = await database().rows(
      sql`select title, confirm_by > now() + interval '20 days' as later from property where confirm_by is not null`,
    );
    expect(listings).toEqual([{ title: 'owner published', later: true }]);
    expect(await database().rows(sql`select username from account where is_office`)).toEqual([
      { username: 'aangan-desk' },
    ]);
  });

  it('moves the date of a legal text from its first line to its version, and keeps the office’s own words', async () => {
    const pages = await database().rows<{ page: string; saved_at: Date }>(
      sql`select page, content, version, saved_at from static_page where page in ('terms-and-conditions', 'disclaimer') order by page desc`,
    );
    expect(pages).toMatchObject([
      { content: '## What we collect', saved_at: new Date('2026-11-23T12:00:00Z') },
      { content: 'Each home is visited before it is shown. These are the office’s own words.' },
    ]);
  });

  it('treats existing accounts’ addresses as confirmed, and from then on only confirmed addresses as unique', async () => {
    expect(
      await database().row(
        sql`select count(*) filter (where email_verified_at = created_at) as confirmed, count(*) as accounts from account`,
      ),
    ).toEqual({ confirmed: 3, accounts: 3 });
    const name = (username: string) =>
      database().run(
        sql`insert into account (username, email, password_hash) values (${username}, 'OWNER@people.example', 'none')`,
      );
    await name('one');
    await name('two');
    await expect(
      database().run(sql`update account set email_verified_at = now() where username = 'one'`),
    ).rejects.toThrow('account_proven_email');
  });

  it('no longer claims on its pages that every home is visited, and keeps the office’s own texts', async () => {
    const pages = await database().rows<{ content: string }>(
      sql`select content from static_page where page in ('about', 'disclaimer') order by page`,
    );
    expect(pages.map(({ content }) => content)).toEqual([
      expect.stringContaining('before we have seen the home'),
      'Each home is visited before it is shown. These are the office’s own words.',
    ]);
    expect(pages[0]?.content).not.toContain('visited before');
  });

  it('says in the privacy policy what the program does now, and keeps the office’s own words', async () => {
    expect(await database().row(sql`select content from static_page where page = 'privacy-policy'`)).toEqual({
      content:
        'There you can also download everything we hold of you, and erase your account at once. Without an account, write to us, and the office does it by hand. We change these words ourselves.',
    });
  });

  it('assigns enquiries to the owners of their listings, and the others to the office', async () => {
    expect(
      await database().rows(
        sql`select e.kind, a.username, e.property_title as title, e.state from enquiry e left join account a on a.id = e.owner_id order by e.id`,
      ),
    ).toEqual([
      { kind: 'contact', username: null, title: 'owner published', state: 'new' },
      { kind: 'visit', username: 'owner', title: 'owner published', state: 'new' },
      { kind: 'contact', username: null, title: 'admin published', state: 'new' },
      { kind: 'visit', username: 'admin', title: 'admin published', state: 'new' },
      { kind: 'contact', username: null, title: 'aangan-desk published', state: 'new' },
      { kind: 'visit', username: 'aangan-desk', title: 'aangan-desk published', state: 'new' },
      { kind: 'quote', username: null, title: '', state: 'new' },
    ]);
  });

  it('keeps queued emails unencrypted, and listings searchable', async () => {
    expect(await database().rows(sql`select body, sealed from mail`)).toEqual([{ body: 'Hello', sealed: false }]);
    expect(
      await database().row(
        sql`select count(*) as found from property where lifecycle = 'published' and search @@ 'courts'::tsquery`,
      ),
    ).toEqual({ found: 3 });
  });

  it('finds words next to an unusual space', async () => {
    expect(
      await database().row(
        sql`select count(*) as found from property where lifecycle = 'published' and search @@ 'grove'::tsquery`,
      ),
    ).toEqual({ found: 3 });
  });

  it('records where the words of listings occur, except drafts', async () => {
    expect(
      await database().row(
        sql`select property_type_id as type, city_id as city, ids from search_place where word = 'courts'`,
      ),
    ).toEqual({ type: 1, city: 1, ids: null });
    expect(
      await database().row(
        sql`select (select array_agg(title) from property where id = any(ids)) as titles from search_place where word = 'sold' and ids is not null`,
      ),
    ).toEqual({ titles: expect.arrayContaining(['owner sold', 'admin sold']) });
    expect(await database().rows(sql`select word from search_place where word = 'draft'`)).toEqual([]);
  });

  it('rejects a published listing without type or city, but accepts such a draft', async () => {
    const draft = await database().row<{ id: number }>(
      sql`insert into property (owner_id, title, description, lifecycle) values (1, '', '', 'draft') returning id`,
    );
    // the other tests read the listings of the older version only
    await database().run(sql`delete from property where id = ${draft?.id}`);
    await expect(
      database().run(
        sql`insert into property (owner_id, title, description, lifecycle) values (1, 'A', 'B', 'published')`,
      ),
    ).rejects.toThrow('property_whole');
  });
});

describeOnBothEmpty('a database from before listings had points', (database) => {
  it('gives each listing the point of its locality, if that is known, and counts it for the map', async () => {
    await migrate(
      database(),
      migrations.filter(({ id }) => id < '0120'),
    );
    await database().script(`
      insert into account (username, email, password_hash) values ('owner', 'owner@people.example', '$argon2id$');
      insert into city (name, slug) values ('Pune', 'pune');
      insert into property_type (name, slug) values ('Villa', 'villa');
      insert into property (owner_id, title, description, location, property_type_id, city_id) values
        (1, 'Known', 'Two courts.', 'Near Baner', 1, 1), (1, 'Unknown', 'Two courts.', 'Palm Grove', 1, 1);`);
    await migrate(database(), migrations);
    expect(
      await database().rows(
        sql`select title, latitude, location_precision, shown_latitude, shown_longitude from property order by title`,
      ),
    ).toEqual([
      {
        title: 'Known',
        latitude: null,
        location_precision: 'area',
        shown_latitude: expect.closeTo(18.559, 2),
        shown_longitude: expect.closeTo(73.785, 2),
      },
      {
        title: 'Unknown',
        latitude: null,
        location_precision: 'area',
        shown_latitude: null,
        shown_longitude: null,
      },
    ]);
    expect(await database().rows(sql`select level, listings from map_cell order by level`)).toEqual(
      [0, 3, 6, 9].map((level) => ({ level, listings: 1 })),
    );
    expect(await database().rows(sql`select 1 from map_cell_change`)).toEqual([]);
  }, 360_000);
});

describeOnBothEmpty('a database whose privacy policy says that all typed words leave a recording', (database) => {
  it('says what does leave it, as a new website does; a sentence of the office’s own stays', async () => {
    await migrate(
      database(),
      migrations.filter(({ id }) => id < '0191'),
    );
    const before =
      'Reports of a problem: what you write, the page, the name of your browser. Our own sentence. With the times; words, addresses, numbers and passwords that you type, and messages of others, are taken out in your browser before anything is sent. You see the whole report before you send it.';
    await database().run(
      sql`insert into static_page (page, title, content) values ('privacy-policy', 'Privacy', ${before})`,
    );
    await migrate(database(), migrations);
    const row = await database().row<{ content: string }>(
      sql`select content from static_page where page = 'privacy-policy'`,
    );
    const { content = '' } = row ?? {};
    expect(content).toContain('Our own sentence.');
    const [, truth = ''] = content.split('the times; ');
    expect(truth).toMatch(/^names, messages, searched words, .+ such as a price, stay\. You see the whole report/);
    const shipped = legalPages().find(({ page }) => page === 'privacy-policy')?.content;
    for (const sentence of ['what you write, the page with its address, the name of your browser', truth])
      expect(shipped).toContain(sentence);
  }, 360_000);
});
