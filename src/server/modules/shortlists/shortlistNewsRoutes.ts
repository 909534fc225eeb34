import { shortlistNewsEndpoints } from '@contract/shortlistNews';
import * as messages from '@messages/server/shortlists';
import type { FastifyInstance } from 'fastify';
import type { ShortlistsDeps } from './shortlistsDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { notFound } from '../../lib/problem';
import { accountOfStop } from './shortlistNewsRules';
import { noteLook, setEmails, stopEmails } from './shortlistNewsStore';

/** What a member has seen, and whether they get emails. */
export async function shortlistNewsRoutes(
  server: FastifyInstance,
  { database, secret, now }: ShortlistsDeps,
): Promise<void> {
  registerEndpoint(server, shortlistNewsEndpoints.look, async ({ account, params: { id }, body: { activity } }) => {
    if (!(await noteLook(database, id, account.id, activity))) throw notFound(messages.thisList);
  });

  registerEndpoint(server, shortlistNewsEndpoints.setEmails, async ({ account, params: { id }, body: { emails } }) => {
    if (!(await setEmails(database, id, account.id, emails))) throw notFound(messages.thisList);
    return { emails };
  });

  const stop = async (token: string) => {
    const account = accountOfStop(secret, token);
    if (account === undefined) throw notFound(messages.thisLink);
    await database.transaction((tx) => stopEmails(tx, account, now()));
  };
  registerEndpoint(server, shortlistNewsEndpoints.stopEmails, ({ body: { token } }) => stop(token));
  // mail programs send a form, of which only the token in the address matters
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_000 },
    (_request, _body, done) => done(null),
  );
  registerEndpoint(server, shortlistNewsEndpoints.oneClick, ({ query: { token } }) => stop(token));
}
