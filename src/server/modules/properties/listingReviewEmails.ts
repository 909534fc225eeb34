import { emailText, oneLine } from '../../email/emailText';
import type { Email } from '../../email/outbox';
import type { Settings } from '../../settings';

interface Reviewed {
  id: number;
  title: string;
  owner: { name: string; email: string };
}
type Sender = Pick<Settings, 'publicUrl' | 'company'>;

/** To the owner: the listing is published. */
export const approvedEmail = ({ id, title, owner }: Reviewed, { publicUrl, company }: Sender): Email => ({
  to: owner.email,
  subject: `“${oneLine(title)}” is published`,
  body: emailText({
    greeting: `Dear ${oneLine(owner.name)},`,
    lead: `We have reviewed your listing “${oneLine(title)}” and published it. It appears in search now, and enquiries come to you.`,
    link: { label: 'Your listing', url: `${publicUrl}/properties/${id}` },
    office: company,
  }),
});

/** To the owner: what to change before the listing can be published. */
export const returnedEmail = (
  { id, title, owner }: Reviewed,
  reason: string,
  { publicUrl, company }: Sender,
): Email => ({
  to: owner.email,
  subject: `“${oneLine(title)}” needs a change before we publish it`,
  body: emailText({
    greeting: `Dear ${oneLine(owner.name)},`,
    lead: `We have reviewed your listing “${oneLine(title)}”. Please change this, then publish it again:`,
    message: reason,
    link: { label: 'Edit your listing', url: `${publicUrl}/properties/${id}/edit` },
    office: company,
  }),
});
