import { OfficePeople } from '../../features/office-people/OfficePeople';

/** `/office/people` */
export function PeoplePage() {
  return <OfficePeople />;
}
