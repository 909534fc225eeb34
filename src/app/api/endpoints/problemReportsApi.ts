import { type NewProblemReport, problemReportEndpoints } from '@contract/problemReports';
import { injectEndpoints, requestTo } from '../injectEndpoints';

export const problemReportsApi = injectEndpoints(({ mutation, build }) => ({
  /** Takes the report by a function: a recording of megabytes stays out of actions, and so out of recordings. */
  sendProblemReport: build.mutation<null, () => NewProblemReport>({
    queryFn: async (report, _api, _options, send) => {
      const { error } = await send(requestTo(problemReportEndpoints.create, report()));
      return error ? { error } : { data: null };
    },
  }),
  countBrowserError: mutation(problemReportEndpoints.countError),
}));
