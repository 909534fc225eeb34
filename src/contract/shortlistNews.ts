import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { ById, FieldProblem, Id, Problem } from './shared';
import { SentToken } from './linkToken';

/** How members of a shortlist learn of what others do: a mark until they look, and an email a day at most. */
export const shortlistNewsEndpoints = {
  look: endpoint({
    method: 'POST',
    path: '/api/shortlists/:id/look/',
    access: 'account',
    summary: 'Notes that this member has seen the list up to an entry of its activity.',
    params: ById,
    body: z.object({ activity: Id }),
    responses: { 204: null, 400: FieldProblem, 401: Problem, 404: Problem },
  }),
  setEmails: endpoint({
    method: 'PUT',
    path: '/api/shortlists/:id/emails/',
    access: 'account',
    summary: 'Whether this member gets emails about votes and notes of others on the list.',
    params: ById,
    body: z.object({ emails: z.boolean(messages.thisFieldIsRequired) }),
    responses: { 200: z.object({ emails: z.boolean() }), 400: FieldProblem, 401: Problem, 404: Problem },
  }),
  stopEmails: endpoint({
    method: 'POST',
    path: '/api/shortlists/stop-emails/',
    access: 'anyone',
    summary: 'Ends the emails about all lists of an account with the token in each of them.',
    body: SentToken,
    responses: { 204: null, 400: FieldProblem, 404: Problem },
  }),
  oneClick: endpoint({
    method: 'POST',
    path: '/api/shortlists/one-click/',
    access: 'anyone',
    summary: 'Ends the emails about all lists of an account from a mail program, without a page (RFC 8058).',
    query: SentToken,
    responses: { 204: null, 400: FieldProblem, 404: Problem },
  }),
};
