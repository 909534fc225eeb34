import { priceHistory } from './priceHistory';

const listedAt = new Date('2026-10-01T08:00:00Z');
const crore = (many: number) => Math.round(many * 1_000_000_000);
const change = (at: string, before: number | null, after: number | null) => ({ at, before, after });

describe('the history of a price', () => {
  it('is empty for a price that never changed', () => {
    expect(priceHistory(listedAt, [])).toEqual([]);
  });

  it('begins with the price it was listed with and names each later one', () => {
    expect(
      priceHistory(listedAt, [
        change('2026-10-20T10:00:00Z', crore(1.55), crore(1.45)),
        change('2026-11-14T10:00:00Z', crore(1.45), crore(1.35)),
      ]),
    ).toEqual([
      { date: '2026-10-01T08:00:00.000Z', price: '15500000.00' },
      { date: '2026-10-20T10:00:00.000Z', price: '14500000.00' },
      { date: '2026-11-14T10:00:00.000Z', price: '13500000.00' },
    ]);
  });

  it('takes the last of several changes on one day in India, whose day begins at 18:30 UTC', () => {
    const onOneDay = [
      change('2026-11-13T19:00:00Z', crore(1.45), crore(14.5)),
      change('2026-11-14T18:00:00Z', crore(14.5), crore(1.35)),
    ];
    expect(priceHistory(listedAt, onOneDay).map(({ price }) => price)).toEqual(['14500000.00', '13500000.00']);
    const onTwoDays = [onOneDay[0]!, change('2026-11-14T19:00:00Z', crore(14.5), crore(1.35))];
    expect(priceHistory(listedAt, onTwoDays)).toHaveLength(3);
  });

  it('leaves out a slip that was corrected on the same day', () => {
    expect(
      priceHistory(listedAt, [
        change('2026-11-14T10:00:00Z', crore(1.45), crore(14.5)),
        change('2026-11-14T10:05:00Z', crore(14.5), crore(1.45)),
      ]),
    ).toEqual([]);
  });

  it('shows a price on request as null', () => {
    expect(priceHistory(listedAt, [change('2026-11-14T10:00:00Z', null, crore(1.35))])).toEqual([
      { date: '2026-10-01T08:00:00.000Z', price: null },
      { date: '2026-11-14T10:00:00.000Z', price: '13500000.00' },
    ]);
  });

  it('begins with the last price of the day it was listed on', () => {
    const onTheDay = change('2026-10-01T09:00:00Z', crore(15), crore(1.5));
    expect(priceHistory(listedAt, [onTheDay])).toEqual([]);
    expect(
      priceHistory(listedAt, [onTheDay, change('2026-11-14T10:00:00Z', crore(1.5), crore(1.4))]).map(
        ({ price }) => price,
      ),
    ).toEqual(['15000000.00', '14000000.00']);
  });
});
