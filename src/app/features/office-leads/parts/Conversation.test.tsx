import type { OfficeEnquiryDetail } from '@contract/officeEnquiries';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '../../../root/store';
import { Conversation } from './Conversation';

const enquiry = (email: string): OfficeEnquiryDetail => ({
  id: 5,
  version: 1,
  kind: 'contact',
  state: 'new',
  name: 'Vikram',
  email,
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
  messages: [],
  person: { account: null, enquiries: [] },
});
const show = (email: string) =>
  render(
    <Provider store={makeStore({ baseQuery: async () => ({ data: null }) })}>
      <Conversation enquiry={enquiry(email)} />
    </Provider>,
  );

it('offers a reply by email, and a note, to someone with an address', () => {
  show('vikram@people.example');
  expect(screen.getByLabelText('Write a reply or a note')).toHaveAccessibleDescription(/emailed to vikram@people/);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Send reply', 'Add note']);
});

it('offers only a note to someone without an address, and says why', () => {
  show('');
  expect(screen.getByLabelText('Write a note')).toHaveAccessibleDescription(/no email address to reply to/);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Add note']);
});
