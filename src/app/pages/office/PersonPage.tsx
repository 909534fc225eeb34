import { OfficePerson } from '../../features/office-leads/OfficePerson';

/** `/office/leads/person/:id` */
export function PersonPage() {
  return <OfficePerson />;
}
