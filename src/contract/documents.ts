import * as messages from '@messages/contract/documents';
import * as z from 'zod/mini';
import { documentLimits } from './documentLimits';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { LinkToken, SentToken } from './linkToken';
import { paperKinds } from './papers';
import { ById, ClientId, Email, FieldProblem, Id, IdText, Instant, Problem, optionalText, text, Page } from './shared';

/** Of one opening of a link: it shows pages, and nothing else. */
const Opening = z.object({ opening_token: LinkToken });

/** What a document is: one of the papers that a buyer's advocate asks for, or another. */
export const documentKinds = [...paperKinds, 'other'] as const;
const DocumentKind = z.enum(documentKinds, messages.chooseAKind);
export type DocumentKind = z.output<typeof DocumentKind>;

const shown = { id: Id, kind: DocumentKind, title: z.string(), pages: z.int() };

/** A document as its owner sees it. */
export const ListingDocument = z.object({
  ...shown,
  client_id: z.string(),
  /** Of the uploaded file. */
  bytes: z.int(),
  uploaded_at: Instant,
});
export type ListingDocument = z.output<typeof ListingDocument>;

/** `expired` needs no step: it is a shared link whose time is over. */
export const RequestState = z.enum(['asked', 'shared', 'declined', 'revoked', 'expired']);
export type RequestState = z.output<typeof RequestState>;

/** One opening of a link, with the pages that were seen in it, in the order of their first view. */
const DocumentOpening = z.object({
  at: Instant,
  seen: z.array(z.object({ document: Id, page: z.int(), at: Instant })),
});
export type DocumentOpening = z.output<typeof DocumentOpening>;

/** Somebody who asked for the documents of a listing; the address is proven. */
export const DocumentRequest = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  state: RequestState,
  asked_at: Instant,
  /** When the link ends, or ended; null before it is shared. */
  expires_at: z.nullable(Instant),
  /** The shared ones; null: all of the listing. */
  documents: z.nullable(z.array(Id)),
  /** The latest first, at most twenty; `documents.openings` has them all. */
  openings: z.array(DocumentOpening),
  openings_total: z.int(),
});
export type DocumentRequest = z.output<typeof DocumentRequest>;

/** What the owner of a listing and agents see. */
export const ListingDocuments = z.object({
  property: z.object({ id: Id, title: z.string() }),
  documents: z.array(ListingDocument),
  /** A page of them, the latest first; `X-Total-Count` is their number. */
  requests: z.array(DocumentRequest),
});
export type ListingDocuments = z.output<typeof ListingDocuments>;

/** What a link opens. */
export const OpenedDocuments = z.object({
  opening_token: LinkToken,
  property: z.object({ id: Id, title: z.string() }),
  /** Whose link it is; each page names them. */
  name: z.string(),
  email: z.string(),
  expires_at: Instant,
  documents: z.array(z.object(shown)),
});
export type OpenedDocuments = z.output<typeof OpenedDocuments>;

const { days } = documentLimits;
const Days = z.int().check(z.gte(days.min, messages.chooseDays), z.lte(days.max, messages.chooseDays));
const ByDocument = z.object({ id: IdText, document: IdText });
const refusals = { 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem };

export const documentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/properties/:id/documents/',
    access: 'account',
    summary:
      'Lists the documents of a listing, a page of who asked for them, and what they saw; for its owner and agents.',
    params: ById,
    query: Page,
    responses: { 200: ListingDocuments, ...refusals },
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/properties/:id/documents/',
    access: 'account',
    multipart: true,
    summary: `Stores a document of a listing: the form file \`file\`, a PDF of up to ${documentLimits.pages} pages or a picture. Only pictures of its pages are kept.`,
    params: ById,
    body: z.object({ client_id: ClientId, kind: DocumentKind, title: text(documentLimits.title) }),
    responses: {
      201: ListingDocument,
      ...refusals,
      413: Problem,
      415: Problem,
      503: Problem,
      507: Problem,
      429: Problem,
    },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/properties/:id/documents/:document/',
    access: 'account',
    summary: 'Deletes a document of a listing with its files; links no longer show it.',
    params: ByDocument,
    responses: { 204: null, ...refusals },
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/properties/:id/document-requests/',
    access: 'anyone',
    summary:
      'Asks for the documents of a listing, once for a `client_id`: 201 for an account with this confirmed address. Anybody else gets 202, and the owner learns of it once the link in the email is opened.',
    params: ById,
    body: z.object({
      name: text(limits.name.max),
      email: Email,
      message: optionalText(documentLimits.message),
      client_id: z.optional(ClientId),
    }),
    responses: {
      201: z.object({ detail: z.string(), state: z.literal('passed_on') }),
      202: z.object({ detail: z.string(), state: z.literal('mailed') }),
      400: FieldProblem,
      404: Problem,
      409: Problem,
      410: Problem,
      429: Problem,
    },
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/document-requests/confirm/',
    access: 'anyone',
    summary: 'Proves the address of a request with the token from the email, and passes the request on.',
    body: SentToken,
    responses: {
      200: z.object({ property: z.object({ id: Id, title: z.string() }) }),
      400: FieldProblem,
      404: Problem,
    },
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/document-requests/:id/share/',
    access: 'account',
    summary: 'Emails a link of their own to the person who asked. It ends after some days, or when it is revoked.',
    params: ById,
    body: z.object({
      days: Days,
      /** All of the listing, later ones too, if left out. */
      documents: z.optional(
        z
          .array(Id)
          .check(
            z.minLength(1, messages.chooseADocument),
            z.maxLength(documentLimits.perListing, messages.chooseADocument),
          ),
      ),
    }),
    responses: { 200: DocumentRequest, ...refusals, 409: Problem },
  }),
  openings: endpoint({
    method: 'GET',
    path: '/api/document-requests/:id/openings/',
    access: 'account',
    summary: 'Lists the openings of a link and what was seen in each, the latest first.',
    params: ById,
    query: Page,
    responses: { 200: z.array(DocumentOpening), ...refusals },
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/document-requests/:id/decline/',
    access: 'account',
    summary: 'Declines a request, and tells the person who asked.',
    params: ById,
    responses: { 200: DocumentRequest, ...refusals, 409: Problem },
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/api/document-requests/:id/revoke/',
    access: 'account',
    summary: 'Ends a link at once; a page that is open ends within seconds.',
    params: ById,
    responses: { 200: DocumentRequest, ...refusals, 409: Problem },
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/documents/open/',
    access: 'anyone',
    summary: 'Opens a link with its token: lists the documents that it shows.',
    body: SentToken,
    responses: { 200: OpenedDocuments, 400: FieldProblem, 404: Problem, 410: Problem, 429: Problem },
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/documents/opened/',
    access: 'anyone',
    survivesLogout: true,
    summary: 'Whether an opened link still works.',
    query: Opening,
    responses: { 204: null, 400: FieldProblem, 404: Problem, 410: Problem },
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/documents/:id/pages/:page/',
    access: 'anyone',
    summary:
      'Returns one page as a picture with the name and address of its reader and the day, and records that it was seen.',
    params: z.object({ id: IdText, page: IdText }),
    query: Opening,
    responses: { 200: 'image/jpeg', 400: FieldProblem, 404: Problem, 410: Problem, 503: Problem },
  }),
};
