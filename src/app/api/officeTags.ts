/** Tags of the office's endpoints. */
export const officeTagTypes = [
  'OfficeToday',
  'OfficeEnquiry',
  'OfficeAccount',
  'OfficeAddOnOrder',
  'OfficeEmail',
  'OfficeAudit',
  'OfficeSettings',
  'OfficeAdvertisement',
  'OfficeArticle',
  'OfficeCatalogue',
  'OfficeMeeting',
  'OfficeNewsletter',
  'OfficePayment',
  'OfficeProperty',
  'OfficeReview',
  'OfficeService',
  'OfficeSlide',
  'OfficeTeam',
  'OfficeRevision',
  'OfficePage',
] as const;
export type OfficeTagType = (typeof officeTagTypes)[number];
