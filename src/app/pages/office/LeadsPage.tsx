import { OfficeLeads } from '../../features/office-leads/OfficeLeads';

/** `/office/leads` */
export function LeadsPage() {
  return <OfficeLeads />;
}
