import type { OfficeVisit } from '@contract/officeVisits';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { BaseRequest } from '../../../api/api';
import { makeStore } from '../../../root/store';
import { NewVisit } from './NewVisit';

type Answer = Awaited<ReturnType<BaseRequest>>;

const noon = '2026-03-05T06:30:00.000Z';
const slot = (startsAt: string, time: string) => ({ starts_at: startsAt, time, office_time: time });
const freeDays = [
  { date: '2026-03-04', slots: [] },
  { date: '2026-03-05', slots: [slot(noon, '12:00'), slot('2026-03-05T07:30:00.000Z', '13:00')] },
  { date: '2026-03-06', slots: [slot('2026-03-06T06:30:00.000Z', '12:00')] },
];
const lead = { name: 'Asha Rao', phone: '98260 12345', email: 'asha@people.example', property: { id: 45, title: 'A' } };

function show(answers: Answer[], from: { lead?: number; home?: number } = {}) {
  const sent: Record<string, unknown>[] = [];
  const added: number[] = [];
  const asked: string[] = [];
  const baseQuery: BaseRequest = async (ask) => {
    const { url, body } = ask as { url: string; body?: Record<string, unknown> };
    if (url.includes('/slots/')) {
      asked.push(url);
      return JSON.stringify(ask).includes('45')
        ? { data: freeDays }
        : { error: { status: 404, data: { code: 'not_found', detail: 'Not found.' } } };
    }
    if (body === undefined) return { data: lead };
    sent.push(body);
    return answers.shift() ?? { data: null };
  };
  render(
    <Provider store={makeStore({ baseQuery })}>
      <MemoryRouter>
        <NewVisit lead={from.lead} home={from.home} close="/office/visits" onAdded={({ id }) => added.push(id)} />
      </MemoryRouter>
    </Provider>,
  );
  return { asked, sent, added, user: userEvent.setup() };
}
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const choice = (name: string) => screen.getByRole('combobox', { name });
const book = () => screen.getByRole('button', { name: 'Book the visit' });
const optionsOf = (name: string) => [...choice(name).querySelectorAll('option')].map(({ textContent }) => textContent);
afterEach(() => sessionStorage.clear());

it('enters a caller: the free days of the listing, the times of a day, and a number is enough', async () => {
  const { asked, sent, added, user } = show([{ data: { id: 7 } as OfficeVisit }]);
  expect(field(/^Name/)).toHaveFocus();
  await user.keyboard('Asha Rao');
  await user.type(field(/^Phone/), '98260 12345');
  expect(choice('Day')).toBeDisabled();
  expect(choice('Day')).toHaveAccessibleDescription(/Enter the listing number/);
  await user.type(field(/^Listing number/), '#9');
  expect(asked).toEqual([]);
  await user.type(field(/^Listing number/), '9{Tab}');
  await waitFor(() => expect(field(/^Listing number/)).toHaveAccessibleDescription(/such as 45/));
  await user.clear(field(/^Listing number/));
  await user.type(field(/^Listing number/), '#४५{Tab}');
  await waitFor(() => expect(optionsOf('Day')).toEqual(['Thu 5 Mar', 'Fri 6 Mar']));
  expect(optionsOf('Time (India time)')).toEqual(['Choose', '12:00 pm', '1:00 pm']);
  expect(book()).toBeDisabled();
  await user.selectOptions(choice('Day'), 'Fri 6 Mar');
  expect(optionsOf('Time (India time)')).toEqual(['Choose', '12:00 pm']);
  await user.selectOptions(choice('Day'), 'Thu 5 Mar');
  await user.selectOptions(choice('Time (India time)'), '12:00 pm');
  await user.type(field(/^Address or meeting point/), 'Gate 2');
  await user.click(book());
  await waitFor(() => expect(added).toEqual([7]));
  expect(sent).toEqual([
    {
      property: 45,
      starts_at: noon,
      mode: 'in_person',
      name: 'Asha Rao',
      phone: '98260 12345',
      email: '',
      timezone: 'Asia/Kolkata',
      place: 'Gate 2',
      client_id: expect.any(String),
    },
  ]);
});

it('from a lead begins with its person and home', async () => {
  show([], { lead: 12 });
  await waitFor(() => expect(field(/^Name/)).toHaveValue('Asha Rao'));
  expect(
    [field(/^Phone/), field(/^Email/), field(/^Listing number/)].map((one) => (one as HTMLInputElement).value),
  ).toEqual(['98260 12345', 'asha@people.example', '45']);
});

it('keeps what was typed when the time was just taken or the connection is lost, and sends the same again', async () => {
  const taken = { status: 409, data: { code: 'slot_taken', detail: 'This time was just taken. Choose another.' } };
  const { sent, user } = show([{ error: { status: 'FETCH_ERROR', error: 'away' } }, { error: taken }], { home: 45 });
  await user.type(field(/^Name/), 'Asha Rao');
  await user.type(field(/^Email/), 'asha@people.example');
  await user.selectOptions(choice('How'), 'Video');
  await user.type(field(/^Link to the video visit/), 'https://meet.example/1');
  await user.selectOptions(choice('The visitor’s time zone'), 'New York');
  await waitFor(() => expect(choice('Day')).toBeEnabled());
  await user.selectOptions(choice('Time (India time)'), '12:00 pm');
  await user.click(book());
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  await user.click(book());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This time was just taken.'));
  expect(field(/^Name/)).toHaveValue('Asha Rao');
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({ mode: 'video', link: 'https://meet.example/1', timezone: 'America/New_York' });
});
