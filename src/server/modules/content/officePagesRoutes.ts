import { type PageText, officePageEndpoints } from '@contract/officePages';
import * as messages from '@messages/server/content';
import type { FastifyInstance } from 'fastify';
import { type StaffRequest, staffWrite } from '../../audit/staffWrite';
import { findRevision, keepRevision, listRevisions } from '../../audit/revisions';
import type { Queryable } from '../../db/database';
import type { ContentDeps } from './contentDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { notFound } from '../../lib/problem';
import { withGiven } from '../../lib/withGiven';
import { checkCover } from '../../media/keptPictures';
import { type PageFields, type StoredPage, findPage, listPages, savePage } from './officePagesStore';

const name = messages.thisPage;

const fieldsOf = ({ title, content, cover }: StoredPage): PageFields => ({
  title,
  content,
  cover: cover && { media: cover.media, alt: cover.picture.alt },
});

/** What the audit records: the texts themselves are in the revisions. */
const auditedPage = ({ slug, title, content, cover, revision }: StoredPage) => ({
  slug,
  title,
  cover: cover?.picture.alt ?? null,
  text: messages.revisionOfLength(revision, content.length),
});

const subjectOf = ({ id }: StoredPage) => ({ type: 'page', id }) as const;

async function existingPage(queryable: Queryable, slug: string): Promise<StoredPage> {
  const page = await findPage(queryable, slug);
  if (!page) throw notFound(name);
  return page;
}

/** Fixed pages, as editors change them. */
export async function officePagesRoutes(server: FastifyInstance, deps: ContentDeps): Promise<void> {
  const { database, now } = deps;

  /** Changes a page to what `fields` makes of it. */
  const save = async (
    { account, request }: StaffRequest,
    { slug, version, action }: { slug: string; version: number; action: string },
    fields: (tx: Queryable, page: StoredPage) => PageFields | Promise<PageFields>,
  ): Promise<StoredPage> => {
    const { id } = await existingPage(database, slug);
    return staffWrite<StoredPage>(
      deps,
      { account, request },
      {
        action: `page.${action}`,
        subject: { type: 'page', id },
        name,
        read: (tx) => findPage(tx, slug, { lock: true }),
        version,
        audited: auditedPage,
        write: async (tx, page) => {
          const [was, after] = [fieldsOf(page), await fields(tx, page)];
          if (JSON.stringify(was) === JSON.stringify(after)) return;
          await checkCover(tx, after.cover, was.cover);
          await savePage(tx, id, after);
          const before = { text: was, revision: page.revision, savedAt: page.saved_at };
          await keepRevision(tx, subjectOf(page), { before, after, by: account, at: now() });
        },
      },
    );
  };

  registerEndpoint(server, officePageEndpoints.list, () => listPages(database));

  registerEndpoint(server, officePageEndpoints.get, ({ params: { slug } }) => existingPage(database, slug));

  registerEndpoint(server, officePageEndpoints.change, ({ params: { slug }, body, account, request }) => {
    const { version, ...given } = body;
    return save({ account, request }, { slug, version, action: 'update' }, (_tx, page) =>
      withGiven(fieldsOf(page), given),
    );
  });

  registerEndpoint(server, officePageEndpoints.revisions, async ({ params: { slug } }) =>
    listRevisions(database, subjectOf(await existingPage(database, slug))),
  );

  const revisionOf = async (queryable: Queryable, page: StoredPage, number: number) => {
    const revision = await findRevision<PageText>(queryable, subjectOf(page), number);
    if (!revision) throw notFound(messages.thisRevision);
    return revision;
  };

  registerEndpoint(server, officePageEndpoints.revision, async ({ params: { slug, number } }) =>
    revisionOf(database, await existingPage(database, slug), number),
  );

  registerEndpoint(server, officePageEndpoints.restore, ({ params: { slug, number }, body, account, request }) => {
    const { version } = body;
    return save({ account, request }, { slug, version, action: 'restore' }, async (tx, page) => {
      const { title, content, cover } = (await revisionOf(tx, page, number)).text;
      return { title, content, cover: cover && { media: cover.media, alt: cover.alt } };
    });
  });
}
