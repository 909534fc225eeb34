import sql from 'sql-template-tag';
import { withoutCachedPlan, statementNames } from './statementNames';

describe('the names of statements', () => {
  it('are equal for equal texts only', () => {
    const nameOf = statementNames();
    expect(nameOf('select 1')).toBe(nameOf('select 1'));
    expect(nameOf('select 2')).not.toBe(nameOf('select 1'));
  });

  it('are not given to statements whose plan depends on their values', () => {
    const nameOf = statementNames();
    expect(
      nameOf(sql`${withoutCachedPlan} select id from property where price_rank > ${1} limit 12`.text),
    ).toBeUndefined();
    expect(nameOf('select id from property where search @@ $1::tsquery')).toBeUndefined();
  });

  it('are limited in number, so that endless variants do not use endless memory', () => {
    const nameOf = statementNames();
    const named = Array.from({ length: 600 }, (_, index) => nameOf(`select ${index}`)).filter(Boolean);
    expect(named).toHaveLength(500);
    expect(nameOf('select 0')).toBe(named[0]);
  });
});
