import { officeAgentEndpoints } from '@contract/officeAgents';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { listTag, tagsOfList } from '../tags';

/** Everybody who answers, and what visitors read of them. */
export const officeAgentsApi = injectOfficeEndpoints(({ query, mutation }) => ({
  listAgents: query(officeAgentEndpoints.list, {
    providesTags: (agents = []) => tagsOfList('OfficeAgent', agents),
  }),
  changeAgent: mutation(officeAgentEndpoints.change, {
    invalidatesTags: [listTag('OfficeAgent'), listTag('Agent'), listTag('Property')],
  }),
}));

export const { useListAgentsQuery, useChangeAgentMutation } = officeAgentsApi;
