import { apiKeyEndpoints } from '@contract/inboundLeads';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { listTag, unlessRefused } from '../tags';

/** Keys by which other programs bring leads. */
export const apiKeysApi = injectOfficeEndpoints(({ query, mutation }) => ({
  listApiKeys: query(apiKeyEndpoints.list, { providesTags: [listTag('ApiKeys')] }),
  createApiKey: mutation(apiKeyEndpoints.create, {
    invalidatesTags: (_key, refusal) => unlessRefused(refusal, [listTag('ApiKeys'), listTag('OfficeAudit')]),
  }),
  // a refused one refreshes the list too: someone else may have ended it
  revokeApiKey: mutation(apiKeyEndpoints.revoke, {
    invalidatesTags: () => [listTag('ApiKeys'), listTag('OfficeAudit')],
  }),
}));

export const { useListApiKeysQuery, useCreateApiKeyMutation, useRevokeApiKeyMutation } = apiKeysApi;
