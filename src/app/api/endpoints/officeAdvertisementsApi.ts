import { officeAdvertisementEndpoints } from '@contract/officeAdvertisements';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { type Tag, listTag } from '../tags';

/** What a change of an advertisement makes old: also the site's own boxes in this tab. */
const changed: Tag[] = [listTag('OfficeAdvertisement'), listTag('SiteImage'), listTag('OfficeAudit')];

/** The advertisement slots. A refused change refreshes them too: someone else may have changed one. */
export const officeAdvertisementsApi = injectOfficeEndpoints(({ query, mutation }) => ({
  listOfficeAdvertisements: query(officeAdvertisementEndpoints.list, {
    providesTags: [listTag('OfficeAdvertisement')],
  }),
  placeAdvertisement: mutation(officeAdvertisementEndpoints.place, { invalidatesTags: changed }),
  removeAdvertisement: mutation(officeAdvertisementEndpoints.remove, { invalidatesTags: changed }),
}));

export const { useListOfficeAdvertisementsQuery, usePlaceAdvertisementMutation, useRemoveAdvertisementMutation } =
  officeAdvertisementsApi;
