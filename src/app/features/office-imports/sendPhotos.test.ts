import type { AddedPicture } from '@contract/officeImports';
import { sendPhotos } from './sendPhotos';

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);
const large = file('large.jpg', 11 * 1024 * 1024);
const batch = (...names: string[]) => ({ row: 2, files: names.map((name) => ({ name, bytes: 10 })) });

function sending({ answer }: { answer?: () => Promise<readonly AddedPicture[]> } = {}) {
  const sent: [row: number, names: string[]][] = [];
  return {
    sent,
    deps: {
      filesByPath: new Map([
        ['A-1/1.jpg', file('1.jpg')],
        ['A-1/2.jpg', file('2.jpg')],
        ['A-1/large.jpg', large],
      ]),
      shrink: async (photo: File) => file(`small ${photo.name}`),
      add: async (row: number, photos: readonly File[]) => {
        sent.push([row, photos.map(({ name }) => name)]);
        return (
          (await answer?.()) ??
          photos.map(({ name }): AddedPicture => ({ file_name: name, outcome: 'added', message: null }))
        );
      },
    },
  };
}
const refusal = (status: number | string) => ({ status, data: { detail: 'Wait until this step has ended.' } });

describe('sending photos of a row', () => {
  it('sends them together, and says what became of each by its path', async () => {
    const { deps, sent } = sending();
    expect(await sendPhotos(batch('A-1/1.jpg', 'A-1/2.jpg'), deps)).toEqual([
      { name: 'A-1/1.jpg', outcome: 'added', message: null },
      { name: 'A-1/2.jpg', outcome: 'added', message: null },
    ]);
    expect(sent).toEqual([[2, ['1.jpg', '2.jpg']]]);
  });

  it('makes a photo smaller that is too large', async () => {
    const { deps, sent } = sending();
    await sendPhotos(batch('A-1/large.jpg', 'A-1/1.jpg'), deps);
    expect(sent).toEqual([[2, ['small large.jpg', '1.jpg']]]);
  });

  it('leaves out one that this browser cannot open, and sends the others', async () => {
    const { deps, sent } = sending();
    const shrink = () => Promise.reject({ message: 'This browser cannot open large.jpg.' });
    expect(await sendPhotos(batch('A-1/large.jpg', 'A-1/1.jpg'), { ...deps, shrink })).toEqual([
      { name: 'A-1/large.jpg', outcome: 'refused', message: 'This browser cannot open large.jpg.' },
      { name: 'A-1/1.jpg', outcome: 'added', message: null },
    ]);
    expect(await sendPhotos(batch('A-1/large.jpg'), { ...deps, shrink })).toHaveLength(1);
    expect(sent).toEqual([[2, ['1.jpg']]]);
  });

  it.each([400, 404, 413, 415])('goes on with the next row after %d', async (status) => {
    const { deps } = sending({ answer: () => Promise.reject(refusal(status)) });
    expect(await sendPhotos(batch('A-1/1.jpg'), deps)).toEqual([
      { name: 'A-1/1.jpg', outcome: 'refused', message: 'Wait until this step has ended.' },
    ]);
  });

  it.each([401, 403, 409, 429, 500, 503, 'FETCH_ERROR'])('stops at %s, which another try may end', async (status) => {
    const { deps } = sending({ answer: () => Promise.reject(refusal(status)) });
    await expect(sendPhotos(batch('A-1/1.jpg'), deps)).rejects.toMatchObject({ status });
  });
});
