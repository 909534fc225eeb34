import type { EnquirySubject } from '@contract/enquirySubject';
import sql from 'sql-template-tag';

export interface SubjectRow extends Pick<EnquirySubject, 'kind'> {
  property_id: number | null;
  title: string;
  service_id: number | null;
  service_title: string | null;
}

/** What an enquiry `e` is about, with `subjectJoins`. */
export const subjectColumns = sql`e.kind, e.property_id, coalesce(p.title, e.property_title) as title, e.service_id, s.title as service_title`;
export const subjectJoins = sql`left join property p on p.id = e.property_id left join construction_service s on s.id = e.service_id`;

/** The row with its subject as the contract has it. */
export function withSubject<Row extends SubjectRow>({
  property_id: propertyId,
  title,
  service_id: serviceId,
  service_title: serviceTitle,
  ...row
}: Row): Omit<Row, 'property_id' | 'title' | 'service_id' | 'service_title'> &
  Pick<EnquirySubject, 'property' | 'service'> {
  return {
    ...row,
    property: propertyId === null && title === '' ? null : { id: propertyId, title },
    service: serviceId === null ? null : { id: serviceId, title: serviceTitle ?? '' },
  };
}
