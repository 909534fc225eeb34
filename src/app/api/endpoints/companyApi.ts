import type { Company, SiteFont } from '@contract/content';
import { api } from '../api';

export const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCompany: build.query<Company, void>({ query: () => '/api/company/' }),
    getSiteFont: build.query<SiteFont, void>({ query: () => '/api/google-font/' }),
  }),
});

export const { useGetCompanyQuery, useGetSiteFontQuery } = companyApi;
