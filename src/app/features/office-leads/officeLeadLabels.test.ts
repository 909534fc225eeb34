import { subjectOf } from '@contract/enquirySubject';
import { filledTemplate, isOverdue, stateLabel, stateTone, whatsAppLink } from './officeLeadLabels';

const due = '2026-11-23T06:00:00.000Z';
const at = Date.parse(due);
const of = (state: 'new' | 'answered' | 'closed', first: string | null = null, dueAt: string | null = due) => ({
  state,
  first_response_at: first,
  response_due_at: dueAt,
  answered_back_at: null,
  snoozed_until: null,
});

it.each([
  ['a new one before it is due', of('new'), at, false, 'New', 'waiting'],
  ['a new one after it was due', of('new'), at + 1, true, 'Overdue', 'bad'],
  ['one that had its reply and was reopened', of('new', due), at + 1, false, 'New', 'waiting'],
  ['one whose person wrote back', { ...of('new', due), answered_back_at: due }, at + 1, false, 'Wrote back', 'waiting'],
  ['one that we answered since', { ...of('answered', due), answered_back_at: due }, at + 1, false, 'Answered', 'good'],
  ['one that rests', { ...of('answered', due), snoozed_until: due }, at - 1, false, 'Snoozed', 'quiet'],
  ['one that rested', { ...of('answered', due), snoozed_until: due }, at, false, 'Answered', 'good'],
  [
    'an overdue one that rests',
    { ...of('new'), snoozed_until: '2026-11-24T00:00:00Z' },
    at + 1,
    true,
    'Overdue',
    'bad',
  ],
  ['a closed one that rested', { ...of('closed'), snoozed_until: due }, at - 1, false, 'Closed', 'quiet'],
  ['one from before there was a promise', of('new', null, null), at + 1, false, 'New', 'waiting'],
  ['an answered one', of('answered', due), at + 1, false, 'Answered', 'good'],
  ['a closed one that nobody answered', of('closed'), at + 1, false, 'Closed', 'quiet'],
] as const)('labels %s', (_what, enquiry, now, overdue, label, tone) => {
  expect([isOverdue(enquiry, now), stateLabel(enquiry, now), stateTone(enquiry, now)]).toEqual([overdue, label, tone]);
});

it('names the listing, the service or the kind', () => {
  const none = { property: null, service: null, kind: 'quote' as const };
  expect(subjectOf({ ...none, property: { id: 1, title: 'Villa' } })).toBe('Villa');
  expect(subjectOf({ ...none, service: { id: 1, title: 'Roofing' } })).toBe('Roofing');
  expect(subjectOf(none)).toBe('Quote request');
});

it('fills name, listing and company into a template, and text of a visitor is not filled again', () => {
  const asked = {
    name: '{company}',
    phone_e164: null,
    property: { id: 1, title: 'Villa' },
    service: null,
    kind: 'visit' as const,
  };
  expect(filledTemplate('{name}: {listing}, {listing}. {company} {else}', asked)).toBe(
    '{company}: Villa, Villa. Aangan Estates {else}',
  );
});

it('links to a WhatsApp chat by the number in E.164, and to none without one', () => {
  const person = {
    name: 'Asha',
    phone_e164: '+919826012345',
    property: { id: 1, title: 'Villa' },
    service: null,
    kind: 'visit',
  };
  expect(whatsAppLink(person as never, 'Hello, you')).toBe('https://wa.me/919826012345?text=Hello%2C%20you');
  expect(whatsAppLink({ ...person, phone_e164: '+14155550100' } as never, '')).toContain('wa.me/14155550100?');
  expect(whatsAppLink({ ...person, phone_e164: null } as never, '')).toBeUndefined();
});

it.each([
  ['contact', 'our homes'],
  ['property', 'our homes'],
  ['quote', 'a quote'],
  ['visit', 'a visit'],
  ['callback', 'a call back'],
] as const)('a template to somebody who named no listing speaks of what a %s is about', (kind, words) => {
  const asked = { name: 'Asha', phone_e164: null, property: null, service: null, kind };
  expect(filledTemplate('thank you for your enquiry about {listing}.', asked)).toBe(
    `thank you for your enquiry about ${words}.`,
  );
});
