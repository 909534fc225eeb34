import { OfficeEmails } from '../../features/office-mail/OfficeEmails';

/** `/office/emails` */
export function EmailsPage() {
  return <OfficeEmails />;
}
