import { api } from './api';
import { injectEndpoints } from './injectEndpoints';
import { officeTagTypes } from './officeTags';

api.enhanceEndpoints({ addTagTypes: officeTagTypes });

/** As `injectEndpoints`, with the office's tags, which no visitor's first load contains. */
export const injectOfficeEndpoints = injectEndpoints;
