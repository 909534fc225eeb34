import type { OfficeSetup } from '@contract/office';

type Step = OfficeSetup['steps'][number]['id'];

interface StepLabel {
  title: string;
  text: string;
  /** The screen where it is done; absent for a setting of the server. */
  link?: { to: string; name: string };
}

export const stepLabels: Readonly<Record<Step, StepLabel>> = {
  company: {
    title: 'Company details',
    text: 'Phone, WhatsApp, email address, GSTIN and address. The site, emails and invoices show them.',
    link: { to: '/office/settings', name: 'Enter company details' },
  },
  hours: {
    title: 'Office hours and holidays',
    text: 'Visitors can book meetings in these hours, and the clock for first replies runs in them.',
    link: { to: '/office/settings', name: 'Set office hours' },
  },
  legal: {
    title: 'Legal texts',
    text: 'Let counsel review the privacy policy, the terms and the disclaimer, then save each of them.',
    link: { to: '/office/pages', name: 'Open the pages' },
  },
  listing: {
    title: 'First listing',
    text: 'Post a listing with photos. It appears in search at once.',
    link: { to: '/property-form', name: 'Post a property' },
  },
  staff: {
    title: 'Colleagues',
    text: 'Let them register on the site, then give them the role of an agent or an editor.',
    link: { to: '/office/people', name: 'Give roles' },
  },
  email: {
    title: 'Email',
    text: 'Emails are written to a folder and not sent. Set SMTP_URL and MAIL_FROM on the server and restart it.',
  },
  payments: {
    title: 'Payments',
    text: 'Payments are in test mode. Set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET on the server and restart it.',
  },
  demo: {
    title: 'Demonstration',
    text: 'Listings, articles and accounts of the demonstration are loaded, and their password is public. Start with an empty database and DEMO=off.',
  },
};

/** How many steps are left, in words; empty when the set-up is complete. */
export function stepsLeft({ steps }: OfficeSetup): string {
  const left = steps.filter(({ done }) => !done).length;
  return left === 0 ? '' : `${left} of ${steps.length} steps ${left === 1 ? 'is' : 'are'} left`;
}
