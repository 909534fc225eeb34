import type { OfficeImport } from '@contract/officeImports';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { BaseRequest } from '../../../api/api';
import { makeStore } from '../../../root/store';
import { BulkBar, readPercent } from './BulkBar';

type Answer = Awaited<ReturnType<BaseRequest>>;

function Where() {
  return <p>{useLocation().pathname}</p>;
}

function show(answers: Answer[]) {
  const sent: Record<string, unknown>[] = [];
  const baseQuery: BaseRequest = async (ask) => {
    const { body } = ask as { body?: Record<string, unknown> };
    if (body === undefined) return { data: [{ id: 8, name: 'Ravi' }] };
    sent.push(body);
    return answers.shift() ?? { data: null };
  };
  let cleared = 0;
  render(
    <Provider store={makeStore({ baseQuery })}>
      <MemoryRouter initialEntries={['/office/listings']}>
        <Routes>
          <Route
            path="/office/listings"
            element={<BulkBar ids={[4, 5]} filter={{ city: 2 }} total={240} onDone={() => void (cleared += 1)} />}
          />
          <Route path="*" element={<Where />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return { sent, cleared: () => cleared, user: userEvent.setup() };
}
const see = () => screen.getByRole('button', { name: 'See the changes' });
const kind = () => screen.getByRole('combobox', { name: 'What should change?' });

it.each([
  ['5', 5],
  ['+ 5', undefined],
  ['+5 %', 5],
  ['-2.5', -2.5],
  ['−2,5 %', -2.5],
  ['५', 5],
  ['0', undefined],
  ['-95', undefined],
  ['five', undefined],
  ['', undefined],
])('reads %j as %j percent', (text, value) => expect(readPercent(text)).toBe(value));

it('H37 prepares a change of the selected listings by percent, and opens what would change', async () => {
  const { sent, user } = show([{ data: { id: 31 } as OfficeImport }]);
  expect(screen.getByText('2 selected')).toBeVisible();
  expect(see()).toBeDisabled();
  await user.selectOptions(kind(), 'Change the price');
  const percent = screen.getByRole('textbox', { name: 'By what percentage?' });
  await user.type(percent, 'five');
  expect(percent).toHaveAccessibleDescription(/such as 5 or -2.5/);
  expect(see()).toBeDisabled();
  await user.clear(percent);
  await user.type(percent, '-2,5');
  await user.click(see());
  expect(await screen.findByText('/office/imports/31')).toBeVisible();
  expect(sent).toEqual([{ change: { price_percent: -2.5 }, ids: [4, 5], client_id: expect.any(String) }]);
});

it('takes all that the filter finds, gives them to a colleague, and keeps the choice when it is refused', async () => {
  const refusal = {
    status: 400,
    data: { code: 'invalid', filter: ['Narrow the filter.'], detail: 'Narrow the filter.' },
  };
  const { sent, user } = show([{ error: { status: 'FETCH_ERROR', error: 'away' } }, { error: refusal }]);
  await user.click(screen.getByRole('button', { name: 'Select all 240' }));
  expect(screen.getByText('All 240 that match the filter')).toBeVisible();
  await user.selectOptions(kind(), 'Assign to an agent');
  await screen.findByRole('option', { name: 'Ravi' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Which agent?' }), 'Ravi');
  await user.click(see());
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  await user.click(see());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({ change: { agent: 8 }, filter: { city: 2 } });
  expect(sent[0]).not.toHaveProperty('ids');
});

it.each([
  ['Publish', { lifecycle: 'published' }],
  ['Archive', { lifecycle: 'archived' }],
  ['Mark as sold or let', { lifecycle: 'sold' }],
  ['Feature', { featured: true }],
  ['Stop featuring', { featured: false }],
])('%s asks for %j', async (name, change) => {
  const { sent, cleared, user } = show([]);
  await user.selectOptions(kind(), name);
  await user.click(see());
  await waitFor(() => expect(sent).toMatchObject([{ change }]));
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(cleared()).toBe(1);
});
