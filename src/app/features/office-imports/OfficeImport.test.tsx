import type { OfficeImportDetail, OfficeImportRow } from '@contract/officeImports';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { importOf, importRow } from '../../../../test/support/imports';
import type { BaseRequest } from '../../api/api';
import { makeStore } from '../../root/store';
import { OfficeImport } from './OfficeImport';

const counts = importOf({}).rows;
type Answer = Awaited<ReturnType<BaseRequest>>;
type Sent = [method: string, url: string, body: unknown];

/** The screen beside a server with this import and these rows; `answer` is what a change is answered with. */
function show(
  server: { found: OfficeImportDetail; rows?: OfficeImportRow[] },
  answer: (body: Record<string, unknown>, url: string) => Answer = () => ({ data: server.found }),
) {
  const sent: Sent[] = [];
  const baseQuery: BaseRequest = async (ask) => {
    if (typeof ask === 'string') return { data: null };
    const { url, method = 'GET', body } = ask;
    if (method !== 'GET') {
      sent.push([method, url, body]);
      return answer(body as Record<string, unknown>, url);
    }
    if (!url.endsWith('/rows/')) return { data: server.found };
    const { state } = ask.params as { state: string };
    return { data: (server.rows ?? []).filter((row) => row.state === state) };
  };
  render(
    <Provider store={makeStore({ baseQuery })}>
      <MemoryRouter initialEntries={['/office/imports/7']}>
        <Routes>
          <Route path="/office/imports/:id" element={<OfficeImport />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return { sent, user: userEvent.setup() };
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const select = (name: string) => screen.getByRole('combobox', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('/office/imports/:id', () => {
  it('names the columns that are left out before the rows are checked, and sends what is chosen', async () => {
    const { sent, user } = show({ found: importOf({}) });
    await heading('Match the columns');
    expect(screen.getByText(/^This column will be left out: Remarks\./)).toBeInTheDocument();
    await user.selectOptions(select('Field for “Remarks”'), 'Description');
    expect(screen.getByText('Every column in the file will be used.')).toBeInTheDocument();
    expect(screen.getByText(/^1 value has no meaning yet\./)).toBeInTheDocument();
    const values = within(screen.getByRole('table', { name: 'What the values for “City” mean' }));
    expect(values.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Indor', 'Bhopal']);
    await user.selectOptions(select('What “Indor” means'), 'Indore');
    await user.click(button('Check the rows'));
    const body = {
      version: 3,
      mapping: { Title: 'title', Town: 'city', Remarks: 'description' },
      values: { city: { Bhopal: '2', Indor: '1' } },
      check: true,
    };
    await waitFor(() => expect(sent).toEqual([['PATCH', '/api/office/imports/7/', body]]));
  });

  it('says at both columns that they fill the same field, and sends nothing', async () => {
    const { sent, user } = show({ found: importOf({}) });
    await heading('Match the columns');
    await user.selectOptions(select('Field for “Remarks”'), 'Title');
    await user.click(button('Check the rows'));
    for (const name of ['Field for “Title”', 'Field for “Remarks”'])
      expect(select(name)).toHaveAccessibleDescription('Two columns are set to “Title”. Leave one of them out.');
    expect(select('Field for “Title”')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('shows at its column what the server refuses', async () => {
    const refusal = { status: 400, data: { code: 'invalid', Town: ['Choose another field.'] } };
    const { user } = show({ found: importOf({}) }, () => ({ error: refusal }));
    await heading('Match the columns');
    await user.click(button('Check the rows'));
    await waitFor(() => expect(select('Field for “Town”')).toHaveAccessibleDescription('Choose another field.'));
  });

  it('keeps what was chosen when the connection is lost, and sends it again', async () => {
    let isAway = true;
    const ready = importOf({ state: 'ready', rows: { ...counts, good: 300 } });
    const { sent, user } = show({ found: importOf({}) }, () =>
      isAway ? { error: { status: 'FETCH_ERROR', error: 'away' } } : { data: ready },
    );
    await heading('Match the columns');
    await user.selectOptions(select('Field for “Remarks”'), 'Description');
    await user.click(button('Check the rows'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your choices are still here.');
    expect(select('Field for “Remarks”')).toHaveDisplayValue('Description');
    isAway = false;
    await user.click(button('Try again'));
    expect(await heading('Ready to import')).toHaveFocus();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('says that somebody else changed it, and shows how it is now', async () => {
    const server = { found: importOf({ state: 'ready', rows: { ...counts, good: 287, bad: 13 } }) };
    const { user, sent } = show(server, (_body, url) => {
      if (server.found.version > 3) return { data: importOf({ state: 'done' }) };
      server.found = importOf({ ...server.found, version: 4, rows: { ...counts, good: 290, bad: 10 } });
      return url.endsWith('/run/')
        ? { error: { status: 409, data: { detail: 'Changed.', code: 'stale', current: server.found } } }
        : { data: null };
    });
    await heading('Ready to import');
    expect(screen.getByText('287 ready')).toBeInTheDocument();
    expect(screen.getByText('13 have errors')).toBeInTheDocument();
    await user.click(button('Import 287 listings'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Someone else has just changed this import\./);
    await user.click(await screen.findByRole('button', { name: 'Import 290 listings' }));
    await heading('Listings imported');
    expect(sent.map(([, , body]) => body)).toEqual([{ version: 3 }, { version: 4 }]);
  });

  it('shows each error of a row at its column, and takes the correction', async () => {
    const row = importRow(14, {
      state: 'bad',
      cells: { Title: 'Villa 14', Town: 'Indoor', Remarks: 'key' },
      errors: [{ column: 'Town', value: 'Indoor', message: 'We do not know this city.' }],
    });
    const server = { found: importOf({ state: 'ready', rows: { ...counts, good: 299, bad: 1 } }), rows: [row] };
    const { sent, user } = show(server, () => {
      const mended = { ...row, state: 'good' as const, errors: [] };
      server.rows = [];
      server.found = importOf({ state: 'ready', rows: { ...counts, good: 300 } });
      return { data: mended };
    });
    const cell = await screen.findByRole('textbox', { name: 'Town' });
    expect(cell).toHaveValue('Indoor');
    expect(cell).toHaveAccessibleDescription('We do not know this city.');
    expect(screen.queryByRole('textbox', { name: 'Remarks' })).not.toBeInTheDocument();
    await user.clear(cell);
    await user.type(cell, 'Indore{Enter}');
    expect(await screen.findByText('Row 14 has no errors now.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Import 300 listings' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Rows by status' })).toHaveFocus();
    expect(sent).toEqual([['PATCH', '/api/office/imports/7/rows/14/', { cells: { Town: 'Indore' } }]]);
  });

  it('a row that is still wrong says so, and its cell gets the focus', async () => {
    const errorOf = (message: string) => [{ column: 'Town', value: '', message }];
    const row = importRow(14, { state: 'bad', errors: errorOf('We do not know this city.') });
    const server = { found: importOf({ state: 'ready', rows: { ...counts, bad: 1 } }), rows: [row] };
    const { user } = show(server, () => {
      server.rows = [{ ...row, errors: errorOf('Write the name of a city.') }];
      return { data: server.rows[0] };
    });
    await user.type(await screen.findByRole('textbox', { name: 'Town' }), '!');
    await user.click(button('Save'));
    expect(await screen.findByText('Row 14 still has errors.')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Town' })).toHaveAccessibleDescription('Write the name of a city.'),
    );
    expect(screen.getByRole('textbox', { name: 'Town' })).toHaveFocus();
  });

  it('undoes only after a question that says what is deleted, restored and kept', async () => {
    const done = importOf({
      state: 'done',
      undo_by: '2999-12-28T06:30:00.000Z',
      rows: { ...counts, done: 287, bad: 13 },
      outcomes: { made: 280, changed: 5, same: 2 },
    });
    const undone = importOf({ state: 'undone', rows: { ...counts, reversed: 286, kept: 1 } });
    const made = importRow(2, { state: 'done', subject: { id: 45, title: 'Villa by the lake' }, outcome: 'made' });
    const kept = importRow(2, {
      state: 'kept',
      subject: { id: 45, title: 'Villa by the lake' },
      reason: 'It has 2 enquiries.',
    });
    const { sent, user } = show({ found: done, rows: [made, kept] }, () => ({ data: undone }));
    await heading('Listings imported');
    for (const words of ['280 added', '5 changed', '2 unchanged']) expect(screen.getByText(words)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Villa by the lake' })).toHaveAttribute(
      'href',
      '/office/listings?open=45',
    );
    await user.click(button('Undo everything'));
    const dialog = screen.getByRole('dialog', { name: 'Undo everything from old-listings.csv?' });
    expect(dialog).toHaveTextContent('Listings added by this import will be deleted.');
    expect(dialog).toHaveTextContent('Listings changed by this import will go back to their earlier values.');
    expect(dialog).toHaveTextContent('have changed since, or have enquiries or visits, will be kept.');
    await user.click(within(dialog).getByRole('button', { name: 'Keep the listings' }));
    expect(sent).toEqual([]);
    await user.click(button('Undo everything'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo everything' }));
    expect(await heading('Import undone')).toHaveFocus();
    expect(sent).toEqual([['POST', '/api/office/imports/7/undo/', { version: 3 }]]);
    expect(await screen.findByText('It has 2 enquiries.')).toBeInTheDocument();
  });

  it('says how far it is by quarters, and that nobody has to wait', async () => {
    show({ found: importOf({ state: 'importing', through: 170 }) });
    await heading('Importing the listings');
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '170');
    expect(screen.getByText('170 of 300 rows')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Half done.');
    expect(screen.getByText(/^You can leave this page/)).toBeInTheDocument();
  });

  it('says why a file failed, and offers another one', async () => {
    show({ found: importOf({ state: 'failed', failure: 'This file has no rows.' }) });
    expect(await screen.findByText('This file has no rows.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose another file' })).toHaveAttribute('href', '/office/imports');
  });

  it('speaks of leads, and leads to them, where the file holds leads', async () => {
    const done = importOf({
      kind: 'leads',
      state: 'done',
      rows: { ...counts, done: 1 },
      undo_by: '2999-12-28T06:30:00.000Z',
    });
    const row = importRow(2, { state: 'done', subject: { id: 45, title: 'Asha Rao' }, outcome: 'made' });
    const { user } = show({ found: done, rows: [row] });
    await heading('Leads imported');
    expect(screen.getByText('1 lead imported')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', '/office/leads?open=45');
    await user.click(button('Undo everything'));
    expect(screen.getByRole('dialog')).toHaveTextContent('answered, changed or added a note to will be kept');
    expect(screen.getByRole('button', { name: 'Keep the leads' })).toBeInTheDocument();
  });
});
