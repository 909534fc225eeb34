import { officeTeamEndpoints } from '@contract/officeTeam';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { type Tag, listTag } from '../tags';

/** What a change of the team makes old: also the site's own list in this tab. */
const changed: Tag[] = [listTag('OfficeTeam'), listTag('Team'), listTag('OfficeAudit')];

/** The people of the page About us. A refused change refreshes them too: someone else may have changed one. */
export const officeTeamApi = injectOfficeEndpoints(({ query, mutation }) => ({
  listOfficeTeam: query(officeTeamEndpoints.list, { providesTags: [listTag('OfficeTeam')] }),
  addTeamMember: mutation(officeTeamEndpoints.add, { invalidatesTags: changed }),
  changeTeamMember: mutation(officeTeamEndpoints.change, { invalidatesTags: changed }),
  removeTeamMember: mutation(officeTeamEndpoints.remove, { invalidatesTags: changed }),
  orderTeam: mutation(officeTeamEndpoints.order, { invalidatesTags: changed }),
}));

export const {
  useListOfficeTeamQuery,
  useAddTeamMemberMutation,
  useChangeTeamMemberMutation,
  useRemoveTeamMemberMutation,
  useOrderTeamMutation,
} = officeTeamApi;
