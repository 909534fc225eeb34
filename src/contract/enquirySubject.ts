import * as messages from '@messages/contract/enquiries';

export type EnquiryKind = keyof typeof messages.kinds;
export const enquiryKinds = Object.keys(messages.kinds) as EnquiryKind[];
export const enquiryKindLabels: Readonly<Record<EnquiryKind, string>> = messages.kinds;

/** What an enquiry is about: a listing, whose id is null once it was deleted, a construction service, or neither. */
export interface EnquirySubject {
  kind: EnquiryKind;
  property: { id: number | null; title: string } | null;
  service: { id: number; title: string } | null;
}

/** An enquiry's subject: its listing or service, or else its kind. */
export const subjectOf = ({ property, service, kind }: EnquirySubject): string =>
  property?.title ?? service?.title ?? enquiryKindLabels[kind];

/** The subject as a sentence to the person says it. */
export const subjectInSentence = ({ property, service, kind }: EnquirySubject): string =>
  property?.title || service?.title || messages.withoutSubject[kind];
