import type { OfficeToday } from '@contract/officeToday';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../root/store';
import { OfficeTodayView } from './OfficeTodayView';
import { todayCounters, todayQueues } from './todayQueues';

const nothing: OfficeToday = {
  unanswered_enquiries: null,
  overdue_enquiries: null,
  my_enquiries: null,
  next_steps_due: null,
  meetings_today: null,
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

function show(today: Partial<OfficeToday>) {
  render(
    <Provider store={makeStore({ baseQuery: async () => ({ data: { ...nothing, ...today } }) })}>
      <MemoryRouter>
        <OfficeTodayView />
      </MemoryRouter>
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

it.each([
  ['folds away the tasks of the server while none has failed', false, 'All 2 tasks have run'],
  ['shows them when one has failed', true, '1 task has failed'],
])('%s', async (_promise, failed, summary) => {
  const job = (name: string, hasFailed: boolean) => ({
    name,
    last_run_at: '2026-11-28T04:30:00.000Z',
    next_run_at: '2026-11-28T05:30:00.000Z',
    last_result: 'sent 1',
    failed: hasFailed,
  });
  show({ jobs: [job('send-alerts', false), job('sweep-pictures', failed)] });
  const line = await screen.findByText(summary);
  expect(line.closest('details')?.open).toBe(failed);
  expect(screen.getByText('Sweep pictures')).toBeInTheDocument();
});
