import * as z from 'zod/mini';
import { call } from './endpoint';
import { Email, FieldProblem, Problem } from './shared';

const Token = z.object({
  token: z
    .string()
    .check(z.minLength(20, 'This link is not complete.'), z.maxLength(200, 'This link is not complete.')),
});

export const newsletterCalls = {
  subscribe: call({
    method: 'POST',
    path: '/api/newsletter/',
    who: 'anyone',
    summary: 'Mails a confirmation link.',
    body: z.object({ email: Email }),
    answers: { 202: z.object({ detail: z.string() }), 400: FieldProblem, 429: Problem },
  }),
  confirm: call({
    method: 'POST',
    path: '/api/newsletter/confirm/',
    who: 'anyone',
    summary: 'Confirms a subscription with the token of the mail.',
    body: Token,
    answers: { 204: null, 400: FieldProblem, 404: Problem },
  }),
  unsubscribe: call({
    method: 'POST',
    path: '/api/newsletter/unsubscribe/',
    who: 'anyone',
    summary: 'Ends a subscription with the token that every mail carries.',
    body: Token,
    answers: { 204: null, 400: FieldProblem, 404: Problem },
  }),
};
