import { conversationEndpoints } from '@contract/conversations';
import { injectEndpoints } from '../injectEndpoints';
import { idTag } from '../tags';
import { withPageHeaders } from '../withPaging';

// enquiries, as those about one's own listings are: a type of their own would be in every first load
const sentTag = idTag('Enquiry', 'SENT');
const conversationTag = (id: number) => idTag('Enquiry', `sent-${id}`);

/** What an account asked us, or a visitor by the link in our emails. */
export const conversationsApi = injectEndpoints(({ query, mutation }) => ({
  listConversations: query(conversationEndpoints.list, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: [sentTag],
  }),
  getConversation: query(conversationEndpoints.get, {
    argument: ({ id, token }: { id: string; token?: string | undefined }) => ({ id, ...(token && { token }) }),
    providesTags: (_conversation, _refusal, { id }) => [conversationTag(Number(id))],
  }),
  writeToOffice: mutation(conversationEndpoints.write, {
    // refused ones too: an answer may have come meanwhile
    invalidatesTags: (_message, _refusal, { id }) => [conversationTag(Number(id)), sentTag],
  }),
}));

export const { useListConversationsQuery, useGetConversationQuery, useWriteToOfficeMutation } = conversationsApi;
