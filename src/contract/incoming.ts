import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { Id, Problem } from './shared';

/** The most bytes of an email that somebody sends us. */
export const largestIncomingEmail = 25 * 1024 * 1024;

export const incomingEndpoints = {
  email: endpoint({
    method: 'POST',
    path: '/api/inbound/email/',
    access: 'anyone',
    bodyLimit: largestIncomingEmail,
    summary:
      'Receives an email as it came (`message/rfc822`) from our mail server, which proves itself by `Authorization: Key …`. An answer to an email of ours joins the conversation of its enquiry, another one becomes an enquiry, each once; what programs send is ignored.',
    responses: {
      200: z.object({
        outcome: z.enum(['message', 'enquiry', 'known', 'ignored']),
        /** The enquiry that it became, or belongs to. */
        enquiry: z.nullable(Id),
      }),
      400: Problem,
      403: Problem,
      413: Problem,
      503: Problem,
    },
  }),
};
