import { OfficeAudit } from '../../features/office-audit/OfficeAudit';

/** `/office/audit` */
export function AuditPage() {
  return <OfficeAudit />;
}
