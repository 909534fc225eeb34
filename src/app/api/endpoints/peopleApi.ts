import { type PeopleQuery, peopleEndpoints } from '@contract/people';
import { download } from '../download';
import { requestTo } from '../injectEndpoints';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { type Tag, idTag, listTag, tagsOfList } from '../tags';
import { withPageHeaders } from '../withPaging';

const changed = (id: number | string): Tag[] => [
  idTag('OfficePerson', Number(id)),
  listTag('OfficePerson'),
  listTag('OfficeToday'),
];

/** People whom the office knows. A refused change refreshes its row too: someone else may have changed it. */
export const peopleApi = injectOfficeEndpoints(({ query, mutation, build }) => ({
  listPeople: query(peopleEndpoints.list, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (page) => tagsOfList('OfficePerson', page?.rows ?? []),
  }),
  saveContactsCsv: download(build, peopleEndpoints.csv, (filter: Omit<PeopleQuery, 'limit' | 'offset'>) => ({
    request: requestTo(peopleEndpoints.csv, filter),
    name: 'contacts.csv',
  })),
  getPerson: query(peopleEndpoints.get, {
    argument: (id: number) => ({ id }),
    providesTags: (_person, _error, id) => [idTag('OfficePerson', id)],
  }),
  /** The person who sent the enquiry with this id. */
  getPersonOfEnquiry: query(peopleEndpoints.ofEnquiry, {
    argument: (id: number) => ({ id }),
    providesTags: [listTag('OfficePerson')],
  }),
  listPersonEvents: query(peopleEndpoints.timeline, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (_events, _error, { id }) => [idTag('OfficePerson', Number(id)), listTag('OfficeEnquiry')],
  }),
  changePerson: mutation(peopleEndpoints.change, {
    invalidatesTags: (_person, _refusal, { id }) => changed(id),
  }),
  addPersonNote: mutation(peopleEndpoints.addNote, {
    invalidatesTags: (_note, _refusal, { id }) => changed(id),
  }),
  mergePeople: mutation(peopleEndpoints.merge, {
    invalidatesTags: (_person, _refusal, { id, other }) => [...changed(id), idTag('OfficePerson', other)],
  }),
  keepPeopleApart: mutation(peopleEndpoints.keepApart, {
    invalidatesTags: (_person, _refusal, { id, other }) => [...changed(id), idTag('OfficePerson', other)],
  }),
  undoPeopleMerge: mutation(peopleEndpoints.undoMerge, {
    invalidatesTags: (_person, _refusal, { id }) => changed(id),
  }),
}));

export const {
  useListPeopleQuery,
  useSaveContactsCsvMutation,
  useGetPersonQuery,
  useGetPersonOfEnquiryQuery,
  useListPersonEventsQuery,
  useChangePersonMutation,
  useAddPersonNoteMutation,
  useMergePeopleMutation,
  useKeepPeopleApartMutation,
  useUndoPeopleMergeMutation,
} = peopleApi;
