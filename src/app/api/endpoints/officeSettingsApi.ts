import { officeSettingsEndpoints } from '@contract/officeSettings';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { listTag } from '../tags';

/** Company details, office hours and holidays. The site's own copy is loaded again after a change. */
export const officeSettingsApi = injectOfficeEndpoints(({ query, mutation }) => ({
  getOfficeSettings: query(officeSettingsEndpoints.get, { providesTags: [listTag('OfficeSettings')] }),
  listWhatsAppTemplates: query(officeSettingsEndpoints.whatsAppTemplates, {
    providesTags: [listTag('OfficeSettings')],
  }),
  saveOfficeSettings: mutation(officeSettingsEndpoints.save, {
    invalidatesTags: (_saved, refusal) =>
      refusal ? [] : [listTag('OfficeSettings'), listTag('Company'), listTag('OfficeAudit')],
  }),
}));

export const { useGetOfficeSettingsQuery, useListWhatsAppTemplatesQuery, useSaveOfficeSettingsMutation } =
  officeSettingsApi;
