import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../../../test/support/databases';
import { makeAccount, makeListing } from '../../../../../../test/support/factories';
import { recordCalls } from '../../../../../../test/support/recordCalls';
import { cacheSiteSize } from './siteSize';

describeOnBoth('the size of the site', (database) => {
  let at = 0;
  const clock = () => new Date(at);

  beforeAll(async () => {
    const { id: ownerId } = await makeAccount(database());
    for (let number = 0; number < 3; number += 1) await makeListing(database(), { ownerId });
    await makeListing(database(), { ownerId, lifecycle: 'draft' });
  });
  beforeEach(() => {
    at = 1_000_000;
  });

  it('counts published listings only', async () => {
    expect(await cacheSiteSize(database(), 2, clock)()).toMatchObject({ isSmall: false });
    expect(await cacheSiteSize(database(), 3, clock)()).toEqual({ listings: 3, isSmall: true });
  });

  it('is estimated, not counted, on a large site', async () => {
    await database().run(sql`analyze property`);
    expect(await cacheSiteSize(database(), 1, clock)()).toEqual({ listings: 3, isSmall: false });
  });

  it('is queried once a minute for concurrent requests', async () => {
    const { database: recorded, statements } = recordCalls(database());
    const siteSize = cacheSiteSize(recorded, 3, clock);
    await Promise.all([siteSize(), siteSize()]);
    at += 59_000;
    await siteSize();
    expect(statements).toHaveLength(1);
    await database().run(sql`update property set lifecycle = 'published' where lifecycle = 'draft'`);
    at += 1_000;
    expect(await siteSize()).toMatchObject({ isSmall: false });
    expect(statements).toHaveLength(3);
    await database().run(sql`update property set lifecycle = 'draft' where id = (select max(id) from property)`);
  });

  it('is queried again after a failure', async () => {
    let unreachable = true;
    const siteSize = cacheSiteSize(
      { ...database(), row: (query) => (unreachable ? Promise.reject(new Error('away')) : database().row(query)) },
      3,
      clock,
    );
    await expect(siteSize()).rejects.toThrow('away');
    unreachable = false;
    expect(await siteSize()).toMatchObject({ isSmall: true });
  });
});
