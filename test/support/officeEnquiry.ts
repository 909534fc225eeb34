import type { OfficeEnquiryDetail } from '@contract/officeEnquiries';

/** An open enquiry as agents see it, with nothing written yet. */
export const officeEnquiry = (given: Partial<OfficeEnquiryDetail> = {}): OfficeEnquiryDetail => ({
  id: 5,
  version: 3,
  kind: 'contact',
  channel: 'site',
  source: null,
  state: 'new',
  name: 'Asha Rao',
  email: 'asha@people.example',
  phone: '98260 54321',
  phone_e164: '+919826054321',
  message: 'A plot',
  property: null,
  service: null,
  owner: null,
  assignee: null,
  preferred_at: null,
  created_at: '2026-11-23T05:00:00.000Z',
  response_due_at: null,
  first_response_at: null,
  answered_back_at: null,
  snoozed_until: null,
  messages: [],
  person: { account: null, enquiries: [] },
  ...given,
});
