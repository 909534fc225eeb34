import type { OfficeEnquiryDetail } from '@contract/officeEnquiries';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { officeEnquiry } from '../../../../../test/support/officeEnquiry';
import { makeStore } from '../../../root/store';
import { Conversation } from './Conversation';

const templates = [{ name: 'Later', text: '{name}, we call about {listing}.' }];
/** Beside a server with one template. */
const show = (email: string, messages: OfficeEnquiryDetail['messages'] = []) =>
  render(
    <Provider
      store={makeStore({
        baseQuery: async (ask) => ({ data: JSON.stringify(ask).includes('templates') ? templates : null }),
      })}
    >
      <Conversation enquiry={officeEnquiry({ email, messages })} />
    </Provider>,
  );

it('puts a template, filled in, below what is typed, and leaves it to be changed', async () => {
  const user = userEvent.setup();
  show('vikram@people.example');
  const text = screen.getByLabelText('Write a reply or a note');
  await user.type(text, 'Dear Vikram,');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Insert a template' }), 'Later');
  expect(text).toHaveValue('Dear Vikram,\n\nAsha Rao, we call about our homes.');
  expect(text).toHaveFocus();
  expect(screen.getByRole('combobox')).toHaveValue('');
  await user.keyboard(' Soon.');
  expect(text).toHaveValue('Dear Vikram,\n\nAsha Rao, we call about our homes. Soon.');
});

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

it('says what the person wrote on the site', () => {
  const at = '2026-11-24T05:00:00.000Z';
  show('vikram@people.example', [
    {
      id: 1,
      kind: 'received',
      text: 'At ten?',
      author: 'Vikram',
      created_at: at,
      delivery: null,
      left_out: [],
      by_email: false,
    },
  ]);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^Vikram on our website, /);
});

it('shows what the person wrote back, with the email they answered folded and the files that came with it named', async () => {
  const text = 'Yes, at ten.\n\nOn Tue, Nisha wrote:\n> On Sunday?';
  const at = '2026-11-24T05:00:00.000Z';
  show('vikram@people.example', [
    {
      id: 1,
      kind: 'received',
      text,
      author: 'Vikram',
      created_at: at,
      delivery: null,
      left_out: ['plan.pdf'],
      by_email: true,
    },
  ]);
  const [message] = screen.getAllByRole('listitem');
  expect(message).toHaveTextContent(/Email from Vikram/);
  expect(message).toHaveTextContent(/not stored here: plan\.pdf/);
  expect(screen.getByText('Yes, at ten.')).toBeVisible();
  const quoted = screen.getByText(/On Sunday\?/);
  expect(quoted).not.toBeVisible();
  await userEvent.setup().click(screen.getByText('Show the email they answered'));
  expect(quoted).toBeVisible();
});
