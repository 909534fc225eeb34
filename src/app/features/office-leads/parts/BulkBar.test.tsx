import type { OfficeEnquiry } from '@contract/officeEnquiries';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { officeEnquiry } from '../../../../../test/support/officeEnquiry';
import type { BaseRequest } from '../../../api/api';
import { makeStore } from '../../../root/store';
import { BulkBar } from './BulkBar';

const enquiry = (id: number, given: Partial<OfficeEnquiry>): OfficeEnquiry =>
  officeEnquiry({ id, version: 1, name: `Asha ${id}`, ...given });
const ravi = { id: 8, name: 'Ravi' };
const before = [enquiry(1, {}), enquiry(2, { state: 'answered', assignee: ravi }), enquiry(3, {})];

interface Sent {
  enquiries: { id: number; version: number }[];
  state?: OfficeEnquiry['state'];
  assignee?: number | null;
}

/** The bar beside a server that keeps the rows; it refuses a version that is not its own. */
function show() {
  const server = new Map(before.map((row) => [row.id, row]));
  const sent: Omit<Sent, 'enquiries'>[] = [];
  const baseQuery: BaseRequest = async (ask) => {
    const { enquiries, ...change } = (typeof ask === 'string' ? {} : ask.body) as Sent;
    sent.push(change);
    const failed: object[] = [];
    const changed = enquiries.flatMap(({ id, version }) => {
      const row = server.get(id);
      if (row?.version !== version) {
        failed.push({ id, code: 'stale', detail: 'Changed by somebody else.' });
        return [];
      }
      const next: OfficeEnquiry = {
        ...row,
        version: version + 1,
        ...(change.state && { state: change.state }),
        ...(change.assignee !== undefined && { assignee: change.assignee ? { ...ravi, id: change.assignee } : null }),
      };
      server.set(id, next);
      return [next];
    });
    return { data: { changed, failed } };
  };
  function Leads() {
    const [rows, setRows] = useState(before);
    return (
      <BulkBar
        enquiries={rows}
        agents={[ravi, { id: 9, name: 'Nisha' }]}
        onChanged={(next) => setRows(rows.map((row) => next.find(({ id }) => id === row.id) ?? row))}
        onDone={() => undefined}
      />
    );
  }
  render(
    <Provider store={makeStore({ baseQuery })}>
      <Leads />
    </Provider>,
  );
  const states = () => [...server.values()].map(({ state, assignee }) => [state, assignee?.id ?? null]);
  return { server, sent, states, user: userEvent.setup() };
}
const was = [
  ['new', null],
  ['answered', 8],
  ['new', null],
];

it('H39 closing many is undone by one press, which gives each the state that it had', async () => {
  const { states, sent, user } = show();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 enquiries changed.'));
  expect(states().map(([state]) => state)).toEqual(['closed', 'closed', 'closed']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 enquiries changed back.'));
  expect(states()).toEqual(was);
  expect(sent).toEqual([{ state: 'closed' }, { state: 'new' }, { state: 'answered' }]);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('H39 assigning many is undone by one press, which gives each the assignee that it had', async () => {
  const { states, user } = show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Assign to' }), 'Nisha');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 enquiries changed back.'));
  expect(states()).toEqual(was);
});

it('undoing leaves what a colleague changed meanwhile, and says so', async () => {
  const { server, states, user } = show();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  server.set(3, enquiry(3, { version: 7, state: 'answered' }));
  await user.click(undo);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      '2 enquiries changed back. Couldn’t be changed:Asha 3: Changed by somebody else.',
    ),
  );
  expect(states()).toEqual([...was.slice(0, 2), ['answered', null]]);
});
