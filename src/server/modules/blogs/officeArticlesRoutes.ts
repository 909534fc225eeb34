import { limits } from '@contract/limits';
import { type ArticleText, officeArticleEndpoints } from '@contract/officeArticles';
import * as messages from '@messages/server/blogs';
import type { FastifyInstance } from 'fastify';
import { type StaffRequest, staffAdd, staffRemove, staffWrite } from '../../audit/staffWrite';
import { deleteRevisions, findRevision, keepRevision, listRevisions } from '../../audit/revisions';
import type { Queryable } from '../../db/database';
import type { BlogsDeps } from './blogsDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { notFound } from '../../lib/problem';
import { withGiven } from '../../lib/withGiven';
import { checkCover } from '../../media/keptPictures';
import { auditedArticle, checkComplete, checkDeletable, fieldsOf, publicationOf, textOf } from './officeArticlesRules';
import {
  type ArticleFields,
  type StoredArticle,
  addArticle,
  deleteArticle,
  findArticle,
  findByClientId,
  listArticles,
  saveArticle,
  setPublication,
} from './officeArticlesStore';

const name = messages.thisArticle;
const subjectOf = (id: number) => ({ type: 'article', id }) as const;

export async function officeArticlesRoutes(server: FastifyInstance, deps: BlogsDeps): Promise<void> {
  readingRoutes(server, deps);
  writingRoutes(server, deps);
  publishingRoutes(server, deps);
}

/** Changes one article through `staffWrite`. */
const changeWith =
  (deps: BlogsDeps) =>
  (
    staff: StaffRequest,
    given: { id: number; version: number; action: string },
    write: (tx: Queryable, article: StoredArticle) => Promise<void>,
  ): Promise<StoredArticle> =>
    staffWrite<StoredArticle>(deps, staff, {
      action: `article.${given.action}`,
      subject: subjectOf(given.id),
      name,
      read: (tx) => findArticle(tx, given.id, deps.now(), { lock: true }),
      version: given.version,
      write,
      audited: auditedArticle,
    });

async function saveText(
  tx: Queryable,
  { account }: StaffRequest,
  before: StoredArticle,
  after: ArticleFields,
  now: Date,
) {
  if (before.state !== 'draft') checkComplete(after);
  await checkCover(tx, after.cover, before.cover);
  await saveArticle(tx, before.id, after);
  const [text, was] = [textOf(after), textOf(fieldsOf(before))];
  if (JSON.stringify(text) === JSON.stringify(was)) return;
  const { revision, saved_at: savedAt } = before;
  await keepRevision(tx, subjectOf(before.id), {
    before: { text: was, revision, savedAt },
    after: text,
    by: account,
    at: now,
  });
}

function readingRoutes(server: FastifyInstance, { database, now }: BlogsDeps): void {
  registerEndpoint(
    server,
    officeArticleEndpoints.list,
    async ({ query: { limit = limits.page.default, offset = 0, ...filter }, request, reply }) => {
      const { articles, total } = await listArticles(database, filter, { limit, offset }, now());
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return articles;
    },
  );

  const existing = async (id: number) => {
    const article = await findArticle(database, id, now());
    if (!article) throw notFound(name);
    return article;
  };

  registerEndpoint(server, officeArticleEndpoints.get, ({ params: { id } }) => existing(id));

  registerEndpoint(server, officeArticleEndpoints.revisions, async ({ params: { id } }) => {
    await existing(id);
    return listRevisions(database, subjectOf(id));
  });

  registerEndpoint(server, officeArticleEndpoints.revision, async ({ params: { id, number } }) => {
    const revision = await findRevision<ArticleText>(database, subjectOf(id), number);
    if (!revision) throw notFound(messages.thisRevision);
    return revision;
  });
}

function writingRoutes(server: FastifyInstance, deps: BlogsDeps): void {
  const { now } = deps;
  const change = changeWith(deps);

  registerEndpoint(server, officeArticleEndpoints.create, ({ body, account, request }) => {
    const { client_id: clientId, title, ...given } = body;
    const empty: ArticleFields = {
      title,
      category: 'Market Trends',
      author: account.name || account.username,
      excerpt: '',
      content: '',
      featured: false,
      cover: null,
    };
    const fields = withGiven(empty, given);
    return staffAdd<StoredArticle>(
      deps,
      { account, request },
      {
        action: 'article.create',
        type: 'article',
        addedBefore: (tx) => findByClientId(tx, clientId),
        add: async (tx) => {
          await checkCover(tx, fields.cover);
          const id = await addArticle(tx, clientId, fields);
          if (id) await keepRevision(tx, subjectOf(id), { after: textOf(fields), by: account, at: now() });
          return id;
        },
        read: (tx, id) => findArticle(tx, id, now()),
        audited: auditedArticle,
      },
    );
  });

  registerEndpoint(server, officeArticleEndpoints.change, ({ params: { id }, body, account, request }) => {
    const { version, ...given } = body;
    const staff = { account, request };
    return change(staff, { id, version, action: 'update' }, (tx, before) =>
      saveText(tx, staff, before, withGiven(fieldsOf(before), given), now()),
    );
  });

  registerEndpoint(server, officeArticleEndpoints.restore, ({ params, body: { version }, account, request }) => {
    const staff = { account, request };
    return change(staff, { id: params.id, version, action: 'restore' }, async (tx, before) => {
      const revision = await findRevision<ArticleText>(tx, subjectOf(params.id), params.number);
      if (!revision) throw notFound(messages.thisRevision);
      await saveText(tx, staff, before, { ...fieldsOf(before), ...revision.text }, now());
    });
  });

  registerEndpoint(server, officeArticleEndpoints.remove, ({ params: { id }, query: { version }, account, request }) =>
    staffRemove<StoredArticle>(
      deps,
      { account, request },
      {
        action: 'article.delete',
        subject: subjectOf(id),
        name,
        version,
        read: (tx) => findArticle(tx, id, now(), { lock: true }),
        remove: async (tx, article) => {
          checkDeletable(article);
          await deleteRevisions(tx, subjectOf(id));
          await deleteArticle(tx, id);
        },
        audited: auditedArticle,
      },
    ),
  );
}

function publishingRoutes(server: FastifyInstance, deps: BlogsDeps): void {
  const change = changeWith(deps);

  registerEndpoint(server, officeArticleEndpoints.publish, ({ params: { id }, body, account, request }) =>
    change({ account, request }, { id, version: body.version, action: 'publish' }, async (tx, article) => {
      checkComplete(article);
      await setPublication(tx, id, publicationOf(article, body.at, deps.now()));
    }),
  );

  registerEndpoint(server, officeArticleEndpoints.unpublish, ({ params: { id }, body, account, request }) =>
    change({ account, request }, { id, version: body.version, action: 'unpublish' }, (tx) =>
      setPublication(tx, id, null),
    ),
  );
}
