import { File as NodeFile } from 'node:buffer';
import type { PicturePlace } from '@contract/officeImports';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { BaseRequest } from '../../../api/api';
import { makeStore } from '../../../root/store';
import { PhotosPart } from './PhotosPart';

const places: PicturePlace[] = [
  { id: 2, reference: 'A-1', title: 'Rosewood Villa', files: [], pictures: 0 },
  { id: 3, reference: 'A-2', title: 'Lake View', files: [], pictures: 0 },
];

/** A photo within a chosen folder. */
function inFolder(path: string): File {
  const name = path.split('/').at(-1) ?? '';
  const file = new NodeFile(['x'], name, { type: 'image/jpeg' }) as unknown as File;
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

/** The part beside a server; `outcomes` answers the photos of a row, or fails. */
function show(outcomes: (row: number, names: string[]) => Awaited<ReturnType<BaseRequest>>) {
  const sent: [row: number, names: string[]][] = [];
  const baseQuery: BaseRequest = async (ask) => {
    if (typeof ask === 'string' || ask.method !== 'POST') return { data: places };
    const row = Number(/rows\/(\d+)\//.exec(ask.url)?.[1]);
    const names = (ask.body as FormData).getAll('images').map((photo) => (photo as File).name);
    sent.push([row, names]);
    return outcomes(row, names);
  };
  render(
    <Provider store={makeStore({ baseQuery })}>
      <PhotosPart id={7} />
    </Provider>,
  );
  return { sent, user: userEvent.setup({ applyAccept: false }) };
}
const allAre =
  (outcome: 'added' | 'same' | 'refused', message: string | null = null) =>
  (_row: number, names: string[]) => ({
    data: names.map((name) => ({ file_name: name, outcome, message })),
  });
const chosen = [
  inFolder('photos/A-1/1.jpg'),
  inFolder('photos/A-1/2.jpg'),
  inFolder('photos/A-2/1.jpg'),
  inFolder('photos/A-9/1.jpg'),
  inFolder('photos/Thumbs.db'),
];
const choose = (user: ReturnType<typeof userEvent.setup>, files: File[]) =>
  user.upload(screen.getByLabelText('Choose a folder'), files);

describe('photos of an import', () => {
  it('show where they belong before any is sent, and then what became of them', async () => {
    const { user, sent } = show(allAre('added'));
    await choose(user, chosen);
    expect(await screen.findByText('3 photos for 2 listings:')).toBeInTheDocument();
    expect(screen.getByText('Rosewood Villa (row 2): 2 photos')).toBeInTheDocument();
    expect(screen.getByText('1 photo matches no listing and will be left out:')).toBeInTheDocument();
    expect(screen.getByText('photos/A-9/1.jpg')).toBeInTheDocument();
    expect(screen.getByText('1 other file will be left out.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add 3 photos' }));
    expect(await screen.findByText('3 photos added')).toBeInTheDocument();
    // the pressed button is gone
    expect(document.activeElement).toContainElement(screen.getByText('3 photos added'));
    expect(document.body).not.toHaveFocus();
    expect(sent).toEqual([
      [2, ['1.jpg', '2.jpg']],
      [3, ['1.jpg']],
    ]);
  });

  it('name those that could not be used, with the reason', async () => {
    const { user } = show(allAre('refused', 'This is no picture.'));
    await choose(user, chosen.slice(2, 3));
    await user.click(await screen.findByRole('button', { name: 'Add 1 photo' }));
    expect(await screen.findByText('1 couldn’t be used:')).toBeInTheDocument();
    expect(screen.getByText('photos/A-2/1.jpg: This is no picture.')).toBeInTheDocument();
  });

  it('stay chosen when the connection is lost, and go on where they were', async () => {
    let isAway = true;
    const { user, sent } = show((row, names) =>
      isAway && row === 3 ? { error: { status: 'FETCH_ERROR', error: 'away' } } : allAre('added')(row, names),
    );
    await choose(user, chosen);
    await user.click(await screen.findByRole('button', { name: 'Add 3 photos' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Photos already added will stay.');
    expect(screen.getByText('2 of 3 photos')).toBeInTheDocument();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('3 photos added')).toBeInTheDocument();
    expect(sent.map(([row]) => row)).toEqual([2, 3, 3]);
  });

  it('that fit nothing cannot be sent', async () => {
    const { user } = show(allAre('added'));
    await choose(user, chosen.slice(3));
    expect(await screen.findByText(/^None of these photos match a listing in this file\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  });
});
