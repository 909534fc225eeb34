import type { FastifyInstance } from 'fastify';
import { limits } from '@contract/limits';
import { officeEndpoints } from '@contract/office';
import * as messages from '@messages/server/email';
import { staffWrite } from '../audit/staffWrite';
import type { EmailDeps } from './emailDeps';
import { nextOffset, pageHeaders } from '../lib/paging';
import { registerEndpoint } from '../plugins/contractRoute';
import { Problem } from '../lib/problem';
import { forgetBounce } from './bounces';
import { listOfficeEmails, lockOfficeEmail, makeDue } from './officeEmailStore';
import { emailChannel } from './outbox';

/** The outbox for superusers, and retrying failed emails. */
export async function officeEmailRoutes(server: FastifyInstance, deps: EmailDeps): Promise<void> {
  const { database, now } = deps;

  registerEndpoint(
    server,
    officeEndpoints.emails,
    async ({ query: { limit = limits.page.default, offset = 0, ...filter }, request, reply }) => {
      const { emails, total } = await listOfficeEmails(database, filter, { limit, offset });
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return emails;
    },
  );

  registerEndpoint(server, officeEndpoints.retryEmail, async ({ params: { id }, body: { tries }, account, request }) =>
    staffWrite(
      deps,
      { account, request },
      {
        action: 'email.retry',
        subject: { type: 'email', id },
        name: messages.thisEmail,
        read: (tx) => lockOfficeEmail(tx, id),
        isCurrent: (email) => email.tries === tries,
        write: async (tx, { state, to }) => {
          if (state === 'sent') throw new Problem(409, 'sent', messages.thisEmailWasSentAlready);
          await forgetBounce(tx, to);
          await makeDue(tx, id, now(), emailChannel);
        },
      },
    ),
  );
}
