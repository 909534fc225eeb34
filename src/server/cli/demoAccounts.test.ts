import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../test/support/databases';
import { makeAccount } from '../../../test/support/factories';
import { hashPassword } from '../modules/accounts/passwords';
import { demoAccountsRefusal, findDemoAccounts } from './demoAccounts';

describeOnBoth('R4 open demonstration accounts', (database) => {
  let known: string;
  let own: string;
  beforeAll(async () => {
    [known, own] = [await hashPassword('aangan-demo'), await hashPassword('nine wells and a courtyard')];
  });
  beforeEach(() => database().run(sql`delete from account`));

  it('do not exist on a database without the demonstration', async () => {
    await makeAccount(database(), { username: 'meera', passwordHash: known });
    expect(await findDemoAccounts(database())).toEqual([]);
    expect(await demoAccountsRefusal(database())).toBeUndefined();
  });

  it('are those with the manual’s password, and are listed with the command that closes them', async () => {
    await makeAccount(database(), { username: 'owner', passwordHash: known });
    await makeAccount(database(), { username: 'buyer', passwordHash: own });
    await makeAccount(database(), { username: 'Admin', passwordHash: known, superuser: true });
    expect(await findDemoAccounts(database())).toEqual(['owner', 'Admin']);
    const refusal = await demoAccountsRefusal(database());
    expect(refusal).toContain('the password of owner, Admin is public.');
    expect(refusal).toContain('npm run admin -- disable NAME');
    expect(refusal).not.toContain('aangan-demo');
  });

  it('are closed by disabling the account or by a new password', async () => {
    await makeAccount(database(), { username: 'owner', passwordHash: known, disabledAt: new Date() });
    const { id } = await makeAccount(database(), { username: 'admin', passwordHash: known });
    expect(await findDemoAccounts(database())).toEqual(['admin']);
    await database().run(sql`update account set password_hash = ${own} where id = ${id}`);
    expect(await demoAccountsRefusal(database())).toBeUndefined();
  });
});
