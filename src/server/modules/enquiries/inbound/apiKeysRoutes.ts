import { type ApiKey, apiKeyEndpoints } from '@contract/inboundLeads';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/server/enquiries';
import type { FastifyInstance } from 'fastify';
import { staffAdd, staffRemove } from '../../../audit/staffWrite';
import { Problem } from '../../../lib/problem';
import type { StoreDeps } from '../../../lib/storeDeps';
import { newToken } from '../../../lib/tokens';
import { registerEndpoint } from '../../../plugins/contractRoute';
import { addApiKey, countApiKeys, listApiKeys, lockApiKey, removeApiKey, renewApiKey } from './apiKeysStore';

const { keys: most } = officeLimits.inbound;
/** When it was last used is no part of what staff do with a key. */
const audited = ({ name }: ApiKey) => ({ name });

/** Keys by which other programs bring us leads, as superusers make and end them. */
export function apiKeysRoutes(server: FastifyInstance, deps: StoreDeps): void {
  const { database, now } = deps;

  registerEndpoint(server, apiKeyEndpoints.list, () => listApiKeys(database));

  registerEndpoint(
    server,
    apiKeyEndpoints.create,
    async ({ body: { name, client_id: clientId }, account, request }) => {
      const secret = newToken();
      const made = { clientId, token: secret, by: account.id };
      const added = await staffAdd<ApiKey>(
        deps,
        { account, request },
        {
          action: 'api_key.add',
          type: 'api_key',
          addedBefore: (tx) => renewApiKey(tx, made),
          add: async (tx) => {
            if ((await countApiKeys(tx)) >= most) throw new Problem(409, 'too_many_keys', messages.tooManyKeys(most));
            return addApiKey(tx, { ...made, name }, now());
          },
          read: lockApiKey,
          audited,
        },
      );
      return { ...added, secret };
    },
  );

  registerEndpoint(server, apiKeyEndpoints.revoke, ({ params: { id }, account, request }) =>
    staffRemove<ApiKey>(
      deps,
      { account, request },
      {
        action: 'api_key.remove',
        subject: { type: 'api_key', id },
        name: messages.thisKey,
        read: (tx) => lockApiKey(tx, id),
        remove: async (tx) => void (await removeApiKey(tx, id)),
        audited,
      },
    ),
  );
}
