import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../test/support/databases';

describeOnBoth('rows', (database) => {
  it('look the same from both databases', async () => {
    const row = await database().row(sql`
      select ${5}::int small, 9007199254740991::int8 big, count(*) counted, 1.25::numeric exact, '2026-02-28'::date as on_day,
        timestamptz '2026-02-28 10:00:00+05:30' instant, '{"a":[1]}'::jsonb json, array[1,2] ints, array['a,b','"c"'] texts,
        array[3::int8] bigs, array[date '2026-01-01'] days, true yes, null::int8 nothing, 1.5::float8 half`);
    expect(row).toEqual({
      small: 5,
      big: 9007199254740991,
      counted: 1,
      exact: 1.25,
      on_day: '2026-02-28',
      instant: new Date('2026-02-28T04:30:00Z'),
      json: { a: [1] },
      ints: [1, 2],
      texts: ['a,b', '"c"'],
      bigs: [3],
      days: ['2026-01-01'],
      yes: true,
      nothing: null,
      half: 1.5,
    });
  });

  it('accept the same parameters', async () => {
    const instant = new Date('2026-02-28T04:30:00Z');
    const texts = ['a,b', '"c"', 'back\\slash', '', 'null', null];
    const row = await database().row(sql`
      select ${texts}::text[] texts, ${[]}::int[] none, ${[
        [1, 2],
        [3, 4],
      ]}::int[] square, ${instant}::timestamptz instant, ${'2026-02-28'}::date on_day,
        ${JSON.stringify({ a: "it's" })}::jsonb json, ${false} no, ${true}::boolean yes, ${null}::int nothing, ${undefined}::int absent, ${9007199254740991}::int8 big, ${2} = any(${[1, 2]}::int[]) found`);
    expect(row).toEqual({
      texts,
      none: [],
      square: [
        [1, 2],
        [3, 4],
      ],
      instant,
      on_day: '2026-02-28',
      json: { a: "it's" },
      no: 'false',
      yes: true,
      nothing: null,
      absent: null,
      big: 9007199254740991,
      found: true,
    });
    await expect(database().rows(sql`select ${{ a: 1 }}::jsonb`)).rejects.toThrow('pass JSON as text');
  });
});
