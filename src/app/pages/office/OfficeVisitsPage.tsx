import { OfficeVisits } from '../../features/office-visits/OfficeVisits';

/** `/office/visits` */
export function OfficeVisitsPage() {
  return <OfficeVisits />;
}
