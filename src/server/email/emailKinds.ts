/**
 * Who gets the reply to an email: `person`, whom its text names with their address; `conversation`, the enquiry that it
 * belongs to, where we receive emails; or the company.
 */
type Answers = 'company' | 'person' | 'conversation';

/**
 * Every kind of email that we send, and who answers for it. To the office and to hosts, the person answers whom they
 * would write to; people who enquired answer into the conversation; where an address is masked, and to everybody else, the
 * company's address of Settings does.
 */
export const emailKinds = {
  password_reset: 'company',
  password_reset_by_staff: 'company',
  password_changed: 'company',
  confirm_address: 'company',
  address_in_use: 'company',
  address_changed: 'company',
  factor_changed: 'company',
  documents_confirm: 'company',
  documents_asked: 'person',
  documents_shared: 'company',
  documents_declined: 'company',
  enquiry_received: 'conversation',
  enquiry_announced: 'person',
  enquiry_masked: 'company',
  enquiry_overdue: 'person',
  enquiry_handed_over: 'person',
  enquiry_reply: 'conversation',
  enquiry_answered: 'person',
  work_handed_over: 'company',
  hold_lapsed: 'company',
  hold_lapsed_office: 'person',
  meeting: 'company',
  meeting_office: 'person',
  meeting_erased: 'company',
  newsletter_confirm: 'company',
  newsletter: 'company',
  newsletter_test: 'company',
  listings_confirm: 'company',
  listing_approved: 'company',
  listing_returned: 'company',
  search_alert: 'company',
  search_ask: 'company',
  search_confirm: 'company',
  search_link: 'company',
  shortlist_news: 'company',
  visit: 'company',
  visit_host: 'person',
  visits_full: 'company',
  visit_erased: 'company',
  add_on_order: 'company',
  payment: 'company',
  payment_office: 'person',
  package_ending: 'company',
} as const satisfies Readonly<Record<string, Answers>>;

export type EmailKind = keyof typeof emailKinds;

/** Whether its link confirms the address: such an email is sent even where earlier ones bounced for good. */
export const confirmsAddress = (kind: EmailKind): boolean =>
  kind === 'confirm_address' ||
  kind === 'documents_confirm' ||
  kind === 'newsletter_confirm' ||
  kind === 'search_confirm';

/** Where replies go; empty for the company. */
export const replyToOf = ({ kind, replyTo = '' }: { kind: EmailKind; replyTo?: string }): string =>
  emailKinds[kind] === 'company' ? '' : replyTo;
