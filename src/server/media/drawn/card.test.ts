import sharp from 'sharp';
import { drawCard } from './card';

const words = { lead: '₹1.12 Cr', title: 'Kamalini', foot: 'Aundh, Pune', pictures: [] };

/** The rows of pixels, from the top, in which two cards differ: first and last. */
async function rowsThatDiffer(one: Buffer, other: Buffer): Promise<[number, number]> {
  const [here, there] = await Promise.all([one, other].map((card) => sharp(card).greyscale().raw().toBuffer()));
  const rows = Array.from({ length: 630 }, (_, row) => row).filter((row) =>
    here
      ?.subarray(row * 1200, (row + 1) * 1200)
      .some((pixel, at) => Math.abs(pixel - (there?.[row * 1200 + at] ?? 0)) > 60),
  );
  return [rows[0] ?? -1, rows.at(-1) ?? -1];
}

describe('a picture for link previews', () => {
  it('has its lead above the title and its foot below', async () => {
    const card = await drawCard(words, {});
    const without = async (part: 'lead' | 'title' | 'foot') =>
      rowsThatDiffer(card, await drawCard({ ...words, [part]: '' }, {}));
    const [lead, title, foot] = [await without('lead'), await without('title'), await without('foot')];
    expect(lead[0]).toBeGreaterThan(0);
    expect(lead[1]).toBeLessThan(title[0]);
    expect(title[1]).toBeLessThan(foot[0]);
  });
});
