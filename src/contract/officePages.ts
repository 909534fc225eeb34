import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { Cover, Markdown, OfficePicture, Revision } from './officeContent';
import { Version, stale } from './officeShared';
import { FieldProblem, Id, IdText, Instant, Problem, text } from './shared';

/** A fixed page as editors see it in their list. */
export const OfficePageRow = z.object({
  id: Id,
  slug: z.string(),
  version: Version,
  title: z.string(),
  saved_at: Instant,
});
export type OfficePageRow = z.output<typeof OfficePageRow>;

export const OfficePage = z.extend(OfficePageRow, { content: z.string(), cover: z.nullable(OfficePicture) });
export type OfficePage = z.output<typeof OfficePage>;

/** The text of a page at a revision. */
export const PageText = z.object({ title: z.string(), content: z.string(), cover: Cover });
export type PageText = z.output<typeof PageText>;

export const PageChange = z.object({
  version: Version,
  title: z.optional(text(limits.title.max)),
  content: z.optional(Markdown.check(z.refine((content) => content.trim() !== '', messages.writeTheText))),
  cover: z.optional(Cover),
});

const slug = z.string().check(z.maxLength(40));
const BySlug = z.object({ slug });
const ByRevision = z.object({ slug, number: IdText });
const refusals = { 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem };
const changed = { 200: OfficePage, ...refusals, 409: stale(OfficePage) };

export const officePageEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/static-pages/',
    access: 'editor',
    summary: 'Lists the fixed pages that editors change.',
    responses: { 200: z.array(OfficePageRow), 401: Problem, 403: Problem },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/office/static-pages/:slug/',
    access: 'editor',
    summary: 'Returns a fixed page.',
    params: BySlug,
    responses: { 200: OfficePage, ...refusals },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/office/static-pages/:slug/',
    access: 'editor',
    summary: 'Saves a fixed page. The site shows it at once.',
    params: BySlug,
    body: PageChange,
    responses: changed,
  }),
  revisions: endpoint({
    method: 'GET',
    path: '/api/office/static-pages/:slug/revisions/',
    access: 'editor',
    summary: 'Lists the saved texts of a page, the newest first, at most 100.',
    params: BySlug,
    responses: { 200: z.array(Revision), ...refusals },
  }),
  revision: endpoint({
    method: 'GET',
    path: '/api/office/static-pages/:slug/revisions/:number/',
    access: 'editor',
    summary: 'Returns one saved text of a page.',
    params: ByRevision,
    responses: { 200: z.extend(Revision, { text: PageText }), ...refusals },
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/office/static-pages/:slug/revisions/:number/restore/',
    access: 'editor',
    summary: 'Saves an earlier text again, as a new revision.',
    params: ByRevision,
    body: z.object({ version: Version }),
    responses: changed,
  }),
};
