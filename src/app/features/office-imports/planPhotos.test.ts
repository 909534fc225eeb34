import { isPictureName, planPhotos } from './planPhotos';

const place = (id: number, reference: string | null, title: string, files: string[] = []) => ({
  id,
  reference,
  title,
  files,
});
const places = [
  place(2, 'A-1', 'Rosewood Villa'),
  place(3, 'A-12', 'Lake View'),
  place(4, null, 'Mango Court'),
  place(5, 'B 7', 'Twin Homes'),
  place(6, null, 'Twin Homes'),
  place(7, 'क-९', 'नीम कोर्ट'),
];
const planOf = (...paths: string[]) => {
  const { rows, unfit, others } = planPhotos(paths, places);
  return { rows: rows.map(({ id, paths: own }) => [id, own]), unfit, others };
};

describe('photographs of an import', () => {
  it.each([
    ['photos/A-1/front.jpg', 2],
    ['photos/a 1/front.JPEG', 2],
    ['A-1_2.jpg', 2],
    ['A-1 (3).heic', 2],
    ['A-1.png', 2],
    ['photos/A-12/1.jpg', 3],
    ['A-12_1.jpg', 3],
    ['A-12/A-1 hall.jpg', 3],
    ['All\\B-7\\pool\\1.webp', 5],
    ['Mango Court/1.jpg', 4],
    ['photos/क-९/एक.jpg', 7],
  ])('%s belongs to row %d', (path, row) => expect(planOf(path).rows).toEqual([[row, [path]]]));

  it.each(['front.jpg', 'A-13/1.jpg', 'A-112.jpg', 'Twin Homes/1.jpg', 'A.jpg'])('%s fits no row', (path) =>
    expect(planOf(path)).toEqual({ rows: [], unfit: [path], others: 0 }),
  );

  it('are in the order in which a person numbers them', () => {
    expect(planOf('A-1/10.jpg', 'A-1/2.jpg', 'A-1/1.jpg').rows).toEqual([
      [2, ['A-1/1.jpg', 'A-1/2.jpg', 'A-1/10.jpg']],
    ]);
  });

  it('are those that a cell names, in its order, whatever their folder is called', () => {
    const named = [
      place(2, 'A-1', 'Villa', ['pool.jpg', 'Front view.JPG', 'all/1.jpg']),
      place(3, 'A-2', 'Flat', ['b/1']),
    ];
    const { rows, unfit } = planPhotos(
      ['x/Front View.jpg', 'A-2/pool.jpg', 'x/other.jpg', 'x/b/1.jpg', 'x/all/1.jpg', 'y/1.jpg'],
      named,
    );
    expect(rows.map(({ id, paths }) => [id, paths])).toEqual([
      [2, ['A-2/pool.jpg', 'x/Front View.jpg', 'x/all/1.jpg']],
      [3, ['x/b/1.jpg']],
    ]);
    expect(unfit).toEqual(['x/other.jpg', 'y/1.jpg']);
  });

  it('are told from what a computer keeps beside them', () => {
    const others = [
      'A-1/Thumbs.db',
      'A-1/.DS_Store',
      '__MACOSX/A-1/._1.jpg',
      'A-1/._1.jpg',
      'A-1/plan.pdf',
      '.git/A-1/1.jpg',
    ];
    expect(others.map(isPictureName)).toEqual(others.map(() => false));
    expect(planOf(...others, 'A-1/1.jpg')).toEqual({ rows: [[2, ['A-1/1.jpg']]], unfit: [], others: others.length });
  });
});
