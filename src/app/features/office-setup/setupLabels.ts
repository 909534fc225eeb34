import type { OfficeSetup } from '@contract/office';
import * as messages from '@messages/app/officeSetup';

type Step = OfficeSetup['steps'][number]['id'];

interface StepLabel {
  title: string;
  text: string;
  /** The screen where it is done; absent for a setting of the server. */
  link?: { to: string; name: string };
}

export const stepLabels: Readonly<Record<Step, StepLabel>> = {
  company: {
    title: messages.companyDetails,
    text: messages.phoneWhatsAppEmailAddressGstin,
    link: { to: '/office/settings', name: messages.enterCompanyDetails },
  },
  hours: {
    title: messages.officeHoursAndHolidays,
    text: messages.visitorsCanBookMeetingsInThese,
    link: { to: '/office/settings', name: messages.setOfficeHours },
  },
  legal: {
    title: messages.legalTexts,
    text: messages.letCounselReviewThePrivacy,
    link: { to: '/office/pages', name: messages.openThePages },
  },
  listing: {
    title: messages.firstListing,
    text: messages.postAListingWithPhotos,
    link: { to: '/property-form', name: messages.postAProperty },
  },
  staff: {
    title: messages.colleagues,
    text: messages.letThemRegisterOnTheSite,
    link: { to: '/office/people', name: messages.giveRoles },
  },
  email: {
    title: messages.email,
    text: messages.emailsAreWrittenToAFolder,
  },
  payments: {
    title: messages.payments,
    text: messages.paymentsAreInTestMode,
  },
  demo: {
    title: messages.demonstration,
    text: messages.listingsArticlesAndAccounts,
  },
};

/** How many steps are left, in words; empty when the set-up is complete. */
export function stepsLeft({ steps }: OfficeSetup): string {
  const left = steps.filter(({ done }) => !done).length;
  return left === 0 ? '' : messages.ofStepsLeft(left, steps.length);
}
