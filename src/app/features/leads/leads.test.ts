import { subjectOf } from '@contract/enquirySubject';
import type { EnquirySummary } from '@contract/enquiries';
import { leadAddress, readLeadSearch } from './leadSearch';
import { contactLabel, officeLine, replyLinks } from './leadLabels';

it.each(['', 'state=new', 'state=closed&property=5', 'state=answered&page=2&id=12', 'property=5&page=3&id=9'])(
  'H2 reads %j and writes it back',
  (query) => {
    expect(leadAddress(readLeadSearch(new URLSearchParams(query)))).toBe(
      `/my-enquiries${query ? `?${query}` : '/received'}`,
    );
  },
);

it.each(['state=lost', 'id=0', 'id=-3', 'property=abc', 'page=0', 'id=99999999999'])('ignores %j', (query) => {
  expect(readLeadSearch(new URLSearchParams(query))).toEqual({ page: 1 });
});

const summary = (
  free: [used: number, total: number],
  left: number | null,
  packages = { used: 0, total: 0 as number | null },
): EnquirySummary => ({
  states: { new: 0, answered: 0, closed: 0 },
  contacts: { free: { used: free[0], total: free[1] }, packages, left },
});

it.each([
  [summary([0, 10], 10), 'You have 10 contacts left, free of charge.'],
  [summary([9, 10], 1), 'You have 1 contact left, free of charge.'],
  [summary([10, 10], 13, { used: 37, total: 50 }), 'You have 13 contacts left with your package.'],
  [summary([8, 10], 15, { used: 37, total: 50 }), 'You have 15 contacts left: 2 free, 13 with your package.'],
  [summary([10, 10], 0), 'You have used all your contacts.'],
  [summary([10, 10], null, { used: 80, total: null }), 'Your package includes unlimited contacts.'],
  [{ states: { new: 1, answered: 0, closed: 0 }, contacts: null }, undefined],
  [undefined, undefined],
] as const)('says in plain words how many contacts are left: %#', (given, words) => {
  expect(contactLabel(given)).toBe(words);
});

const lead = {
  kind: 'visit',
  name: 'Asha & Co',
  email: 'asha+home@example.com',
  phone: '98765 43210',
  phone_e164: '+919876543210',
  message: 'When?\nOn Sunday?',
  property: { id: 4, title: 'Lake house' },
  service: null,
} as const;

it('starts an email reply that names the listing and quotes the message', () => {
  const mail = new URL(replyLinks(lead).mail);
  expect(decodeURIComponent(mail.pathname)).toBe('asha+home@example.com');
  expect(mail.searchParams.get('subject')).toBe('Re: Lake house');
  expect(mail.searchParams.get('body')).toBe(
    'Dear Asha & Co,\n\nThank you for asking about Lake house.\n\n\n\n> When?\n> On Sunday?',
  );
  expect(mail.search).not.toContain('+');
});

it.each([
  ['98765 43210', '+919876543210', 'tel:9876543210', '919876543210'],
  ['00971 50 123 4567 ext 2', '+971501234567', 'tel:00971501234567;ext=2', '971501234567'],
])('links to calls and WhatsApp chats with %s', (phone, e164, call, whatsApp) => {
  const ways = replyLinks({ ...lead, phone, phone_e164: e164 });
  expect(ways.call).toBe(call);
  expect(new URL(ways.whatsApp ?? '').pathname).toBe(`/${whatsApp}`);
});

it('offers no WhatsApp chat with a number of which nobody knows the country', () => {
  const { call, whatsApp } = replyLinks({ ...lead, phone: '415 555 2671', phone_e164: null });
  expect([call, whatsApp]).toEqual(['tel:4155552671', undefined]);
});

it('offers no call without a phone number', () => {
  expect(Object.keys(replyLinks({ ...lead, phone: '' }))).toEqual(['mail']);
});

it('names the listing or service, or else the kind of enquiry', () => {
  expect(subjectOf(lead)).toBe('Lake house');
  expect(subjectOf({ property: null, service: { id: 1, title: 'Interior work' }, kind: 'quote' })).toBe(
    'Interior work',
  );
  expect(subjectOf({ property: null, service: null, kind: 'callback' })).toBe('Call-back request');
});

const firstResponse = '2026-11-23T06:00:00.000Z';

it.each([
  ['nothing while it is new there', { state: 'new', first_response_at: null }, []],
  ['when it answered', { state: 'answered', first_response_at: firstResponse }, ['answered on']],
  ['that it answered, without a known time', { state: 'answered', first_response_at: null }, ['has answered']],
  ['that it closed it', { state: 'closed', first_response_at: null }, ['closed this enquiry']],
  ['both', { state: 'closed', first_response_at: firstResponse }, ['answered on', 'closed this enquiry']],
  ['nothing to superusers, who are the office', null, []],
] as const)('tells the owner of the office’s work: %s', (_what, office, words) => {
  const lines = officeLine({ office: office && { ...office, reply: '' } });
  expect(lines).toEqual(words.map((part) => expect.stringContaining(part)));
});

it('starts a reply to somebody who named no listing with what they asked about', () => {
  const { mail } = replyLinks({ ...lead, kind: 'contact', property: null });
  expect(new URL(mail).searchParams.get('subject')).toBe('Re: our homes');
  expect(new URL(mail).searchParams.get('body')).toContain('Thank you for asking about our homes.');
});
