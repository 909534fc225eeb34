import { type Vote, type WholeShortlist, shortlistEndpoints } from '@contract/shortlists';
import { shortlistNewsEndpoints } from '@contract/shortlistNews';
import { saveFile } from '../../platform/saveFile';
import { sentFileName } from '../sentFileName';
import { type OnEvent, followEvents } from '../followEvents';
import { injectEndpoints, requestTo } from '../injectEndpoints';
import { cacheChange, showAtOnce } from '../optimisticUpdate';
import { idTag, listTag, unlessRefused } from '../tags';

const changed = (id: number) => [idTag('Shortlist', id), listTag('Shortlist')];

interface HomeOf {
  id: number;
  property: number;
}

/** Lists of homes that several people share. */
export const shortlistsApi = injectEndpoints(({ query, mutation, build }) => ({
  listShortlists: query(shortlistEndpoints.list, { providesTags: [listTag('Shortlist')] }),
  getShortlist: query(shortlistEndpoints.get, {
    argument: (id: number) => ({ id }),
    providesTags: (_list, _refusal, id) => [idTag('Shortlist', id)],
    // somebody else may have changed it meanwhile
    keepUnusedDataFor: 0,
  }),
  createShortlist: mutation(shortlistEndpoints.create, {
    invalidatesTags: (_list, refusal) => unlessRefused(refusal, [listTag('Shortlist')]),
  }),
  renameShortlist: mutation(shortlistEndpoints.rename, {
    invalidatesTags: (_list, refusal, { id }) => unlessRefused(refusal, changed(Number(id))),
  }),
  deleteShortlist: mutation(shortlistEndpoints.remove, {
    argument: (id: number) => ({ id }),
    invalidatesTags: (_none, refusal) => unlessRefused(refusal, [listTag('Shortlist')]),
  }),
  addToShortlist: mutation(shortlistEndpoints.addHome, {
    argument: (home: HomeOf) => home,
    invalidatesTags: (_home, refusal, { id }) => unlessRefused(refusal, changed(id)),
  }),
  removeFromShortlist: mutation(shortlistEndpoints.removeHome, {
    argument: (home: HomeOf) => home,
    invalidatesTags: (_none, refusal, { id }) => unlessRefused(refusal, changed(id)),
    async onQueryStarted({ id, property }, { dispatch, queryFulfilled }) {
      const removal = cacheChange(shortlistsApi.endpoints.getShortlist, id, (list) => {
        list.homes = list.homes.filter((home) => home.property !== property);
      });
      await showAtOnce(dispatch, queryFulfilled, [removal]);
    },
  }),
  /** Shows the own vote or note at once, and undoes it if the server refuses. */
  voteInShortlist: mutation(shortlistEndpoints.vote, {
    argument: (opinion: HomeOf & { vote?: Vote | null; note?: string }) => opinion,
    invalidatesTags: (_vote, refusal, { id }) => unlessRefused(refusal, changed(id)),
    async onQueryStarted({ id, property, ...opinion }, { dispatch, queryFulfilled }) {
      const vote = cacheChange(shortlistsApi.endpoints.getShortlist, id, (list) => setOwnVote(list, property, opinion));
      await showAtOnce(dispatch, queryFulfilled, [vote]);
    },
  }),
  inviteToShortlist: mutation(shortlistEndpoints.invite, {
    invalidatesTags: (_link, refusal, { id }) => unlessRefused(refusal, changed(Number(id))),
  }),
  revokeShortlistInvitation: mutation(shortlistEndpoints.revokeInvitation, {
    argument: (link: { id: number; invitation: number }) => link,
    invalidatesTags: (_none, refusal, { id }) => unlessRefused(refusal, changed(id)),
  }),
  removeShortlistMember: mutation(shortlistEndpoints.removeMember, {
    argument: (membership: { id: number; member: number; own: boolean }) => ({
      id: membership.id,
      member: membership.member,
    }),
    // after leaving, the list itself is gone
    invalidatesTags: (_none, refusal, { id, own }) =>
      unlessRefused(refusal, own ? [listTag('Shortlist')] : changed(id)),
  }),
  /** What a link invites to. */
  getInvitation: query(shortlistEndpoints.invited, {
    argument: (token: string) => ({ token }),
    keepUnusedDataFor: 0,
  }),
  joinShortlist: mutation(shortlistEndpoints.join, {
    invalidatesTags: (_list, refusal) => unlessRefused(refusal, [listTag('Shortlist')]),
  }),
  /** Ends the mark of what is new; nothing that others see changes. */
  lookAtShortlist: mutation(shortlistNewsEndpoints.look, {
    argument: (seen: { id: number; activity: number }) => seen,
    invalidatesTags: (_none, refusal) => unlessRefused(refusal, [listTag('Shortlist')]),
  }),
  setShortlistEmails: mutation(shortlistNewsEndpoints.setEmails, {
    argument: (choice: { id: number; emails: boolean }) => choice,
    async onQueryStarted({ id, emails }, { dispatch, queryFulfilled }) {
      const choice = cacheChange(shortlistsApi.endpoints.getShortlist, id, (list) => {
        list.emails = emails;
      });
      await showAtOnce(dispatch, queryFulfilled, [choice]);
    },
  }),
  stopShortlistEmails: mutation(shortlistNewsEndpoints.stopEmails),
  /** Downloads a list with the token; nothing of it stays in the store. */
  saveShortlistPdf: build.mutation<null, number>({
    queryFn: async (id, _api, _options, send) => {
      const { data, error, meta } = await send({
        ...requestTo(shortlistEndpoints.pdf, { id }),
        responseHandler: (response) => (response.ok ? response.blob() : response.json()),
      });
      if (error) return { error };
      saveFile(data as Blob, sentFileName(meta?.response?.headers.get('content-disposition'), `shortlist-${id}.pdf`));
      return { data: null };
    },
  }),
}));

/** Follows the changes of a list. */
export const followShortlist = (id: number, onEvent: OnEvent, signal: AbortSignal) =>
  followEvents(requestTo(shortlistEndpoints.events, { id }), onEvent, signal);

function setOwnVote(list: WholeShortlist, property: number, opinion: { vote?: Vote | null; note?: string }): void {
  const me = list.members.find(({ is_you }) => is_you)?.id;
  const home = list.homes.find((one) => one.property === property);
  if (me === undefined || !home) return;
  const had = home.votes.find(({ member }) => member === me);
  if (had) Object.assign(had, opinion);
  else home.votes.push({ member: me, vote: null, note: '', changed_at: new Date().toISOString(), ...opinion });
}

export const {
  useListShortlistsQuery,
  useGetShortlistQuery,
  useCreateShortlistMutation,
  useRenameShortlistMutation,
  useDeleteShortlistMutation,
  useAddToShortlistMutation,
  useRemoveFromShortlistMutation,
  useVoteInShortlistMutation,
  useInviteToShortlistMutation,
  useRevokeShortlistInvitationMutation,
  useRemoveShortlistMemberMutation,
  useGetInvitationQuery,
  useJoinShortlistMutation,
  useSaveShortlistPdfMutation,
  useLookAtShortlistMutation,
  useSetShortlistEmailsMutation,
  useStopShortlistEmailsMutation,
} = shortlistsApi;
