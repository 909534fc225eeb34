// A reducer of the api asks what an endpoint provides, so a replay needs all of them, as screens load them.
import '../../api/endpoints/accountsApi';
import '../../api/endpoints/blogsApi';
import '../../api/endpoints/catalogueApi';
import '../../api/endpoints/contentApi';
import '../../api/endpoints/conversationsApi';
import '../../api/endpoints/costsApi';
import '../../api/endpoints/documentsApi';
import '../../api/endpoints/enquiriesApi';
import '../../api/endpoints/favouritesApi';
import '../../api/endpoints/featuredApi';
import '../../api/endpoints/leadsApi';
import '../../api/endpoints/mapApi';
import '../../api/endpoints/meetingsApi';
import '../../api/endpoints/newsletterApi';
import '../../api/endpoints/apiKeysApi';
import '../../api/endpoints/officeAddOnOrdersApi';
import '../../api/endpoints/officeAdvertisementsApi';
import '../../api/endpoints/officeApi';
import '../../api/endpoints/officeArticlesApi';
import '../../api/endpoints/officeCatalogueApi';
import '../../api/endpoints/officeCostsApi';
import '../../api/endpoints/officeEnquiriesApi';
import '../../api/endpoints/officeImportsApi';
import '../../api/endpoints/officeMeetingsApi';
import '../../api/endpoints/officeNewslettersApi';
import '../../api/endpoints/officePagesApi';
import '../../api/endpoints/officePapersApi';
import '../../api/endpoints/officePaymentsApi';
import '../../api/endpoints/peopleApi';
import '../../api/endpoints/officeProblemReportsApi';
import '../../api/endpoints/officePropertiesApi';
import '../../api/endpoints/officeRatesApi';
import '../../api/endpoints/officeSearchesApi';
import '../../api/endpoints/officeReviewsApi';
import '../../api/endpoints/officeServicesApi';
import '../../api/endpoints/officeSettingsApi';
import '../../api/endpoints/officeSlidesApi';
import '../../api/endpoints/officeAgentsApi';
import '../../api/endpoints/officeTeamApi';
import '../../api/endpoints/officeVisitsApi';
import '../../api/endpoints/ownPropertiesApi';
import '../../api/endpoints/packagesApi';
import '../../api/endpoints/paymentsApi';
import '../../api/endpoints/privacyApi';
import '../../api/endpoints/problemReportsApi';
import '../../api/endpoints/propertiesApi';
import '../../api/endpoints/reviewsApi';
import '../../api/endpoints/savedSearchesApi';
import '../../api/endpoints/searchApi';
import '../../api/endpoints/searchHelpApi';
import '../../api/endpoints/secondFactorApi';
import '../../api/endpoints/sessionApi';
import '../../api/endpoints/shortlistsApi';
import '../../api/endpoints/toursApi';
import '../../api/endpoints/visitsApi';
import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { type RootState, rootReducer } from '../store';

/**
 * The app's reducer for a replay. RTK Query compares the id of its middleware, which is new in each process, with the
 * recorded one; here the recorded middleware is the right one.
 */
export function reducer(before: RootState | undefined, action: UnknownAction): RootState {
  const state = rootReducer(before, action);
  if (action.type !== `${api.reducerPath}/config/middlewareRegistered`) return state;
  return { ...state, api: { ...state.api, config: { ...state.api.config, middlewareRegistered: true } } };
}
