import { officeSlideEndpoints } from '@contract/officeSlides';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { type Tag, listTag } from '../tags';

/** What a change of the slides makes old: also the site's own list in this tab. */
const changed: Tag[] = [listTag('OfficeSlide'), listTag('SiteImage'), listTag('OfficeAudit')];

/** The slides of the home page. A refused change refreshes them too: someone else may have changed one. */
export const officeSlidesApi = injectOfficeEndpoints(({ query, mutation }) => ({
  listOfficeSlides: query(officeSlideEndpoints.list, { providesTags: [listTag('OfficeSlide')] }),
  addSlide: mutation(officeSlideEndpoints.add, { invalidatesTags: changed }),
  changeSlide: mutation(officeSlideEndpoints.change, { invalidatesTags: changed }),
  removeSlide: mutation(officeSlideEndpoints.remove, { invalidatesTags: changed }),
  orderSlides: mutation(officeSlideEndpoints.order, { invalidatesTags: changed }),
}));

export const {
  useListOfficeSlidesQuery,
  useAddSlideMutation,
  useChangeSlideMutation,
  useRemoveSlideMutation,
  useOrderSlidesMutation,
} = officeSlidesApi;
