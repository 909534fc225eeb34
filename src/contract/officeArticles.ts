import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { BlogCategory } from './blogs';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { officeLimits } from './officeLimits';
import { ByRevision, Cover, Markdown, NewPicture, OfficePicture, Revision } from './officeContent';
import { Version, stale } from './officeShared';
import { ById, ClientId, FieldProblem, Id, Instant, Page, Problem, optionalText, queryWhole, text } from './shared';

export const articleStates = ['draft', 'scheduled', 'published'] as const;
const ArticleState = z.enum(articleStates);
export type ArticleState = z.output<typeof ArticleState>;

/** An article as editors see it in their list. */
export const OfficeArticleRow = z.object({
  id: Id,
  version: Version,
  title: z.string(),
  category: BlogCategory,
  author: z.string(),
  featured: z.boolean(),
  state: ArticleState,
  /** Null for a draft. */
  published_at: z.nullable(Instant),
  saved_at: Instant,
  views: z.int(),
});
export type OfficeArticleRow = z.output<typeof OfficeArticleRow>;

export const OfficeArticle = z.extend(OfficeArticleRow, {
  excerpt: z.string(),
  content: z.string(),
  cover: z.nullable(OfficePicture),
});
export type OfficeArticle = z.output<typeof OfficeArticle>;

/** The text of an article at a revision. */
export const ArticleText = z.object({
  title: z.string(),
  category: BlogCategory,
  author: z.string(),
  excerpt: z.string(),
  content: z.string(),
  cover: Cover,
});
export type ArticleText = z.output<typeof ArticleText>;

const fields = {
  category: z.optional(BlogCategory),
  author: optionalText(limits.name.max),
  excerpt: optionalText(officeLimits.article.excerpt),
  content: z.optional(Markdown),
  cover: z.optional(Cover),
  featured: z.optional(z.boolean()),
};
export const NewArticle = z.object({ client_id: ClientId, title: text(limits.title.max), ...fields });
export const ArticleChange = z.object({ version: Version, title: z.optional(text(limits.title.max)), ...fields });
export type ArticleChange = z.output<typeof ArticleChange>;

/** A time at most two years ahead; without one, now. */
const PublishAt = z.optional(
  z.string().check(
    z.maxLength(40, messages.enterADateAndATime),
    z.refine(
      (at) => /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(at) && !Number.isNaN(Date.parse(at)),
      messages.enterADateAndATime,
    ),
  ),
);

export const OfficeArticleQuery = z.extend(z.partial(Page), {
  state: z.optional(ArticleState),
  category: z.optional(BlogCategory),
  /** Words of the title, the author or the description, of which the last may be a beginning. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.search.max, messages.thisIsTooLong))),
});
export type OfficeArticleQuery = z.input<typeof OfficeArticleQuery>;

const refusals = { 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem };
const changed = { 200: OfficeArticle, ...refusals, 409: z.union([stale(OfficeArticle), Problem]) };

export const officeArticleEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/blogs/',
    access: 'editor',
    summary: 'Lists all articles: drafts, then scheduled ones, then the newest.',
    query: OfficeArticleQuery,
    responses: { 200: z.array(OfficeArticleRow), 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/office/blogs/',
    access: 'editor',
    summary: 'Creates a draft; sent again with the same client_id it is created once.',
    body: NewArticle,
    responses: { 201: OfficeArticle, 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/office/blogs/:id/',
    access: 'editor',
    summary: 'Returns an article in any state.',
    params: ById,
    responses: { 200: OfficeArticle, ...refusals },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/office/blogs/:id/',
    access: 'editor',
    summary: 'Saves an article. The site shows a published one at once.',
    params: ById,
    body: ArticleChange,
    responses: changed,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/office/blogs/:id/',
    access: 'editor',
    summary: 'Deletes a draft with its revisions. A published article must be unpublished first.',
    params: ById,
    query: z.object({ version: queryWhole(1, 2_147_483_647) }),
    responses: { 204: null, ...refusals, 409: z.union([stale(OfficeArticle), Problem]) },
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/office/blogs/:id/publish/',
    access: 'editor',
    summary: 'Publishes an article now, or at a time.',
    params: ById,
    body: z.object({ version: Version, at: PublishAt }),
    responses: changed,
  }),
  unpublish: endpoint({
    method: 'POST',
    path: '/api/office/blogs/:id/unpublish/',
    access: 'editor',
    summary: 'Takes an article off the site, or off the schedule: it becomes a draft.',
    params: ById,
    body: z.object({ version: Version }),
    responses: changed,
  }),
  revisions: endpoint({
    method: 'GET',
    path: '/api/office/blogs/:id/revisions/',
    access: 'editor',
    summary: 'Lists the saved texts of an article, the newest first, at most 100.',
    params: ById,
    responses: { 200: z.array(Revision), ...refusals },
  }),
  revision: endpoint({
    method: 'GET',
    path: '/api/office/blogs/:id/revisions/:number/',
    access: 'editor',
    summary: 'Returns one saved text of an article.',
    params: ByRevision,
    responses: { 200: z.extend(Revision, { text: ArticleText }), ...refusals },
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/office/blogs/:id/revisions/:number/restore/',
    access: 'editor',
    summary: 'Saves an earlier text again, as a new revision.',
    params: ByRevision,
    body: z.object({ version: Version }),
    responses: changed,
  }),
  addPicture: endpoint({
    method: 'POST',
    path: '/api/office/pictures/',
    access: 'editor',
    multipart: true,
    summary: 'Uploads a picture for a text. It must have an alternative text.',
    body: NewPicture,
    responses: { 201: OfficePicture, 400: FieldProblem, 401: Problem, 403: Problem, 413: Problem, 415: Problem },
  }),
};
