import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { File as NodeFile } from 'node:buffer';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { importOf } from '../../../../test/support/imports';
import type { BaseRequest, FileResponse } from '../../api/api';
import { makeStore } from '../../root/store';
import { OfficeImports } from './OfficeImports';

/** The screen beside a server that answers each file with the next of `answers`. */
function show(answers: FileResponse[] = [], address = '/office/imports') {
  const sent: FormData[] = [];
  const baseQuery: BaseRequest = async () => ({ data: [importOf({ state: 'done', rows: rowsDone })] });
  const store = makeStore({
    baseQuery,
    sendFile: async ({ body }) => {
      sent.push(body);
      return { ...(answers.shift() as FileResponse), meta: { request: { headers: new Headers() } } };
    },
  });
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/office/imports" element={<OfficeImports />} />
          <Route path="/office/imports/8" element={<p>the file’s page</p>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  // the input takes what people drag onto it, which no list of kinds restricts
  return { sent, user: userEvent.setup({ applyAccept: false }) };
}
const rowsDone = { ...importOf({}).rows, total: 1_00_300, done: 1_00_287 };
/** A file that Node's FormData takes. */
const fileOf = (name: string, ...texts: string[]) => new NodeFile(texts, name) as unknown as File;
const csv = (name: string) => fileOf(name, 'Title,Town\nVilla,Bhopal\n');
const input = () => screen.getByLabelText('Choose a CSV or XLSX file');

describe('/office/imports', () => {
  it('lists the files with who brought them and how many rows they brought', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'old-listings.csv' });
    expect(link).toHaveAttribute('href', '/office/imports/7');
    for (const words of ['Done', 'Asha Superuser', '1,00,287 of 1,00,300'])
      expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByText(/^Nothing is sent to anyone, and you can undo everything for 30 days/)).toBeInTheDocument();
    expect(screen.getByText('Up to 50 MB and 2,00,000 rows.')).toBeInTheDocument();
  });

  it.each([
    ['of another kind', csv('listings.pdf'), /^Choose a CSV or XLSX file\./],
    ['that is empty', fileOf('listings.csv'), /^This file is empty\./],
  ])('refuses a file %s at its field, and sends nothing', async (_what, file, words) => {
    const { sent, user } = show();
    await user.upload(input(), file);
    expect(screen.getByText(words)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Read the file' }));
    expect(input()).toHaveFocus();
    expect(input()).toHaveAccessibleDescription(/Choose a file first\./);
    expect(sent).toEqual([]);
  });

  it('keeps the file when the connection is lost, takes it once, and goes to its page', async () => {
    const { sent, user } = show([
      { error: { status: 'FETCH_ERROR', error: 'away' } },
      { data: importOf({ id: 8, state: 'reading' }) },
    ]);
    await user.upload(input(), csv('listings.csv'));
    await user.click(screen.getByRole('button', { name: 'Read the file' }));
    expect(await screen.findByText(/Your file is still selected/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Read the file' }));
    await waitFor(() => expect(screen.getByText('the file’s page')).toBeInTheDocument());
    const [first, second] = sent.map((form) => form.get('client_id'));
    expect(first).toBe(second);
    expect(sent[0]?.get('kind')).toBe('listings');
    expect((sent[0]?.get('file') as File).name).toBe('listings.csv');
  });

  it('sends leads as what they are, and says what a row of them needs', async () => {
    const { sent, user } = show([{ data: importOf({ id: 8, kind: 'leads', state: 'reading' }) }]);
    await user.click(screen.getByRole('radio', { name: 'Leads' }));
    expect(screen.getByRole('radio', { name: 'Leads' })).toHaveAccessibleDescription(
      /with a phone number or an email address\. No one gets an email/,
    );
    await user.upload(input(), csv('leads.csv'));
    await user.click(screen.getByRole('button', { name: 'Read the file' }));
    await waitFor(() => expect(screen.getByText('the file’s page')).toBeInTheDocument());
    expect(sent.map((form) => form.get('kind'))).toEqual(['leads']);
  });

  it('sends contacts where the address names them, as the list of contacts does', async () => {
    const { sent, user } = show(
      [{ data: importOf({ id: 8, kind: 'contacts', state: 'reading' }) }],
      '/office/imports?kind=contacts',
    );
    expect(screen.getByRole('radio', { name: 'Contacts' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Contacts' })).toHaveAccessibleDescription(
      /Anyone who’s already a contact is updated, not added again/,
    );
    await user.upload(input(), csv('contacts.csv'));
    await user.click(screen.getByRole('button', { name: 'Read the file' }));
    await waitFor(() => expect(screen.getByText('the file’s page')).toBeInTheDocument());
    expect(sent.map((form) => form.get('kind'))).toEqual(['contacts']);
  });

  it('an address that names no kind of file is as one without', () => {
    show([], '/office/imports?kind=nothing');
    expect(screen.getByRole('radio', { name: 'Listings' })).toBeChecked();
  });
});
