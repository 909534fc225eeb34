import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { Email, FieldProblem, Problem } from './shared';

const Token = z.object({
  token: z
    .string()
    .check(z.minLength(20, messages.thisLinkIsNotComplete), z.maxLength(200, messages.thisLinkIsNotComplete)),
});

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
    body: Token,
    responses: { 204: null, 400: FieldProblem, 404: Problem },
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/newsletter/unsubscribe/',
    access: 'anyone',
    summary: 'Ends a subscription with the token in every newsletter.',
    body: Token,
    responses: { 204: null, 400: FieldProblem, 404: Problem },
  }),
  oneClick: endpoint({
    method: 'POST',
    path: '/api/newsletter/one-click/',
    access: 'anyone',
    summary: 'Ends a subscription from a mail program, without a page (RFC 8058).',
    query: Token,
    responses: { 204: null, 400: FieldProblem, 404: Problem },
  }),
};
