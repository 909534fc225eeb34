import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { SentToken } from './linkToken';
import { Email, FieldProblem, Problem } from './shared';

export const newsletterEndpoints = {
  subscribe: endpoint({
    method: 'POST',
    path: '/api/newsletter/',
    access: 'anyone',
    summary: 'Emails a confirmation link.',
    body: z.object({ email: Email }),
    responses: { 202: z.object({ detail: z.string() }), 400: FieldProblem, 429: Problem },
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/newsletter/confirm/',
    access: 'anyone',
    summary: 'Confirms a subscription with the token from the email.',
    body: SentToken,
    responses: { 204: null, 400: FieldProblem, 404: Problem },
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/newsletter/unsubscribe/',
    access: 'anyone',
    summary: 'Ends a subscription with the token in every newsletter.',
    body: SentToken,
    responses: { 204: null, 400: FieldProblem, 404: Problem },
  }),
  oneClick: endpoint({
    method: 'POST',
    path: '/api/newsletter/one-click/',
    access: 'anyone',
    summary: 'Ends a subscription from a mail program, without a page (RFC 8058).',
    query: SentToken,
    responses: { 204: null, 400: FieldProblem, 404: Problem },
  }),
};
