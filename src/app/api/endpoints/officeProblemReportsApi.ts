import { officeProblemReportEndpoints } from '@contract/problemReports';
import type { SessionRecording } from '@contract/sessionRecording';
import { requestTo } from '../injectEndpoints';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { idTag, listTag } from '../tags';
import { withPageHeaders } from '../withPaging';

/** Reports of problems. A refused change refreshes them too: someone else may have changed one. */
export const officeProblemReportsApi = injectOfficeEndpoints(({ query, mutation, build }) => ({
  listProblemReports: query(officeProblemReportEndpoints.list, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: [listTag('OfficeProblemReport')],
  }),
  getProblemReport: query(officeProblemReportEndpoints.get, {
    argument: (id: number) => ({ id }),
    providesTags: (_report, _error, id) => [idTag('OfficeProblemReport', id)],
  }),
  /** A file of JSON, read as such. */
  getReportRecording: build.query<SessionRecording, number>({
    query: (id) => requestTo(officeProblemReportEndpoints.recording, { id }),
    // megabytes
    keepUnusedDataFor: 5,
  }),
  changeProblemReport: mutation(officeProblemReportEndpoints.change, {
    invalidatesTags: (_report, _refusal, { id }) => [
      listTag('OfficeProblemReport'),
      idTag('OfficeProblemReport', Number(id)),
      listTag('OfficeAudit'),
    ],
  }),
}));

export const {
  useListProblemReportsQuery,
  useGetProblemReportQuery,
  useGetReportRecordingQuery,
  useChangeProblemReportMutation,
} = officeProblemReportsApi;
