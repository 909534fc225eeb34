import type { OfficeToday } from '@contract/officeToday';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../root/store';
import { OfficeTodayView } from './OfficeTodayView';
import { RecurringTasks } from './RecurringTasks';
import { todayCounters, todayQueues } from './todayQueues';

const nothing: OfficeToday = {
  next: [],
  unanswered_enquiries: null,
  overdue_enquiries: null,
  my_enquiries: null,
  next_steps_due: null,
  visits_today: null,
  visits_to_answer: null,
  listings_in_review: null,
  addon_orders_open: null,
  reviews_in_review: null,
  failed_emails: null,
  payments_needing_attention: null,
  jobs: null,
  weeks: null,
};

function show(today: Partial<OfficeToday>, what = <OfficeTodayView />) {
  render(
    <Provider store={makeStore({ baseQuery: async () => ({ data: { ...nothing, ...today } }) })}>
      <MemoryRouter>{what}</MemoryRouter>
    </Provider>,
  );
}

it('H38 shows each counter as a link to the list that it counted', async () => {
  show(Object.fromEntries(todayCounters.map((counter, at) => [counter, at + 3])));
  await screen.findByRole('list', { name: 'Waiting for you' });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(
    todayCounters.map((counter, at) => [`${at + 3}${todayQueues[counter].name}`, todayQueues[counter].to]),
  );
});

it('leaves out what the reader’s roles do not open, and says what is done', async () => {
  show({ reviews_in_review: 0 });
  expect(await screen.findByRole('link')).toHaveTextContent('0Reviews to readAll done');
});

const job = (name: string, failed: boolean) => ({
  name,
  last_run_at: '2026-11-28T04:30:00.000Z',
  next_run_at: '2026-11-28T05:30:00.000Z',
  last_result: 'sent 1',
  failed,
});

it('says nothing of the tasks of the server but that one has failed, with the way to it', async () => {
  show({ jobs: [job('send-alerts', false)], reviews_in_review: 0 });
  await screen.findByText('Reviews to read');
  expect(screen.queryByText(/task/)).not.toBeInTheDocument();
  cleanup();
  show({ jobs: [job('send-alerts', false), job('sweep-pictures', true)] });
  expect(await screen.findByRole('link', { name: '1 task has failed' })).toHaveAttribute('href', '/office/setup');
});

it.each([
  ['folds away the tasks of the server while none has failed', false, 'All 2 tasks have run'],
  ['shows them when one has failed', true, '1 task has failed'],
])('/office/setup %s', async (_promise, failed, summary) => {
  show({ jobs: [job('send-alerts', false), job('sweep-pictures', failed)] }, <RecurringTasks />);
  const line = await screen.findByText(summary);
  expect(line.closest('details')?.open).toBe(failed);
  expect(screen.getByText('Sweep pictures')).toBeInTheDocument();
});

it('shows what to do next by name, each opens its row, and calls where there is a number', async () => {
  const step = { id: 7, at: '2026-11-28T04:30:00.000Z', text: 'Is it free?', phone: '98260 12345', is_urgent: true };
  show({
    next: [
      { ...step, kind: 'enquiry', name: 'Asha Rao' },
      { ...step, kind: 'property', id: 9, name: 'Lake View', text: '', phone: '', is_urgent: false },
    ],
  });
  const [enquiry, listing] = await within(await screen.findByRole('list', { name: 'Next' })).findAllByRole('listitem');
  const linksIn = (row: HTMLElement | undefined) =>
    row
      ? within(row)
          .getAllByRole('link')
          .map((link) => [link.textContent, link.getAttribute('href')])
      : [];
  expect(enquiry).toHaveTextContent('Answer an enquiry: Is it free?');
  expect(linksIn(enquiry)).toEqual([
    ['Asha Rao', '/office/leads?open=7'],
    ['Call', 'tel:9826012345'],
  ]);
  expect(listing).toHaveTextContent('Review a listing');
  expect(linksIn(listing)).toEqual([['Lake View', '/office/listings?open=9']]);
});
