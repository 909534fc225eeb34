import { barsOf } from './diagramBars';

const bars = (steps: Readonly<Record<number, number>>, each = 1) =>
  barsOf(
    Object.entries(steps).map(([value, count]) => ({ value, count })),
    1,
    each,
  ).map(({ from, count }) => [from, count]);

describe('the bars of a diagram', () => {
  it('go from the first to the last step without a gap', () => {
    expect(bars({ 20: 3, 22: 1 })).toEqual([
      [1024, 3],
      [1449, 0],
      [2048, 1],
    ]);
    expect(bars({})).toEqual([]);
    expect(bars({ 20: 1 })).toEqual([[1024, 1]]);
    expect(bars({ 0: 1, 40: 1 })).toHaveLength(41);
  });

  it('leave out one odd home far from the others, at either end', () => {
    expect(bars({ 0: 1, 20: 9, 22: 6, 60: 1 })).toEqual(bars({ 20: 9, 22: 6 }));
    expect(bars({ 20: 9, 26: 1 })).toHaveLength(7);
    expect(bars({ 0: 2, 20: 9 })).toHaveLength(21);
  });

  it('are cut at the first and the last percentile of many homes', () => {
    expect(bars({ 1: 3, 3: 3, 5: 4, 20: 980, 30: 6, 34: 4 })).toEqual([[1024, 980]]);
    expect(bars({ 18: 11, 20: 980, 22: 9 })).toEqual([
      [512, 11],
      [725, 0],
      [1024, 980],
    ]);
  });

  it('stand for all homes where only a sample was counted', () => {
    expect(bars({ 0: 1, 20: 99 }, 33)).toEqual([[1024, 3300]]);
  });
});
