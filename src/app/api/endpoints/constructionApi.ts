import type { ConstructionService } from '@contract/content';
import { api } from '../api';

export const constructionApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConstructionServices: build.query<ConstructionService[], void>({ query: () => '/api/construction-services/' }),
  }),
});

export const { useListConstructionServicesQuery } = constructionApi;
