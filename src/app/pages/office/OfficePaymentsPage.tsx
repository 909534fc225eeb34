import { OfficePayments } from '../../features/office-payments/OfficePayments';

/** `/office/payments` */
export function OfficePaymentsPage() {
  return <OfficePayments />;
}
