import { slotsUsed } from './subscriptionsRules';

const grant = (id: number, slots: number | null, ends: string) => ({ id, slots, expires_at: new Date(ends) });

describe('slots in use', () => {
  const late = grant(1, 5, '2026-03-01');
  const soon = grant(2, 2, '2026-02-01');
  const used = (published: number, ...grants: ReturnType<typeof grant>[]) =>
    [...slotsUsed(grants, published, 2)].map(([{ id }, count]) => [id, count]);

  it('are counted after the free listings, first for the package that ends first', () => {
    expect(used(1, late, soon)).toEqual([
      [2, 0],
      [1, 0],
    ]);
    expect(used(3, late, soon)).toEqual([
      [2, 1],
      [1, 0],
    ]);
    expect(used(6, late, soon)).toEqual([
      [2, 2],
      [1, 2],
    ]);
  });

  it('never exceed a package, and an unlimited one takes the rest', () => {
    expect(used(40, late, soon)).toEqual([
      [2, 2],
      [1, 5],
    ]);
    expect(used(40, late, soon, grant(3, null, '2026-02-15'))).toEqual([
      [2, 2],
      [3, 36],
      [1, 0],
    ]);
  });
});
