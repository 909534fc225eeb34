import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../test/support/databases';
import { makeAccount, makeListing } from '../../../test/support/factories';
import { staffRequest } from '../../../test/support/staffRequest';
import { type AuditedChange, writeAudit } from './writeAudit';
import { listAudit, verifyAudit } from './auditStore';

describeOnBoth('the audit', (database) => {
  const change: AuditedChange = {
    action: 'account.update',
    subject: { type: 'account', id: 7 },
    before: { name: 'Asha', password: 'one', city: 'Pune' },
    after: { name: 'Asha Rao', password: 'two', city: 'Pune' },
  };
  const write = async (given: Partial<AuditedChange> = {}, roles: readonly 'agent'[] = []) => {
    const { id } = await makeAccount(database());
    const staff = staffRequest(id, { isSuperuser: roles.length === 0, roles });
    await database().transaction((tx) => writeAudit(tx, staff, { ...change, ...given }, new Date()));
    return id;
  };
  const list = async (filter: Parameters<typeof listAudit>[1] = {}) =>
    (await listAudit(database(), filter, { limit: 48, offset: 0 })).entries;

  it('records who changed which fields of which row, without secrets', async () => {
    const actor = await write();
    expect((await list())[0]).toMatchObject({
      actor: { id: actor },
      role: 'superuser',
      action: 'account.update',
      subject_type: 'account',
      subject_id: '7',
      before: { name: 'Asha', password: '(hidden)' },
      after: { name: 'Asha Rao', password: '(hidden)' },
      request_id: 'request-1',
      address: '192.0.2.7',
    });
    expect(Object.keys((await list())[0]?.after ?? {}).sort()).toEqual(['name', 'password']);
  });

  it('names what was changed as it is called now, and nothing that is gone or has no name', async () => {
    const { id: ownerId } = await makeAccount(database(), { name: 'Meera Joshi' });
    const { id } = await makeListing(database(), { ownerId, title: 'Court house' });
    const subjects = [
      { type: 'account', id: ownerId },
      { type: 'property', id },
      { type: 'property', id: 999_999 },
      { type: 'settings', id: 1 },
      { type: 'page', id: 'about' },
    ];
    for (const subject of subjects) await write({ subject });
    const named = (await list()).slice(0, subjects.length).reverse();
    expect(named.map(({ subject_name: name }) => name)).toEqual(['Meera Joshi', 'Court house', '', '', '']);
  });

  it('is filtered by actor, action, subject and time', async () => {
    const agent = await write({ action: 'email.retry', subject: { type: 'email', id: 9 } }, ['agent']);
    for (const filter of [{ actor: agent }, { action: 'email.retry' }, { subject_type: 'email', subject_id: '9' }])
      expect((await list(filter)).map(({ actor, role }) => [actor.id, role])).toEqual([[agent, 'agent']]);
    expect(await list({ to: '2020-01-01' })).toEqual([]);
    expect((await list({ from: '2020-01-01' })).length).toBeGreaterThan(0);
  });

  it('R37 cannot be changed, deleted or emptied by SQL', async () => {
    await write();
    const before = await list();
    for (const statement of [
      sql`update audit_entry set actor_name = 'nobody'`,
      sql`delete from audit_entry`,
      sql`truncate audit_entry`,
      sql`delete from audit_head`,
      sql`truncate audit_head`,
    ])
      await expect(database().run(statement)).rejects.toThrow('the audit cannot be changed');
    expect(await list()).toEqual(before);
  });

  it('gives entries ids without gaps, also with concurrent and rolled-back transactions', async () => {
    const first = (await list())[0]?.id ?? 0;
    await Promise.all(Array.from({ length: 8 }, () => write()));
    await expect(
      database().transaction(async (tx) => {
        await tx.run(
          sql`insert into audit_entry (at, actor_id, actor_name, role, action, subject_type, subject_id, request_id, address) values (now(), 1, '', '', '', '', '', '', '')`,
        );
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await write();
    expect((await list()).slice(0, 9).map(({ id }) => id)).toEqual(
      Array.from({ length: 9 }, (_, at) => first + 9 - at),
    );
    expect(await verifyAudit(database())).toMatchObject({ brokenAt: null });
  });

  it.each([
    ['removed from the middle', (id: number) => sql`delete from audit_entry where id = ${id}`, 'there'],
    [
      'removed from the end',
      () => sql`delete from audit_entry where id = (select max(id) from audit_entry)`,
      'at the end',
    ],
    ['changed', (id: number) => sql`update audit_entry set after = '{"name": "Nobody"}' where id = ${id}`, 'there'],
  ] as const)('R37 detects an entry that was %s directly in the database', async (_what, statementOn, broken) => {
    for (let entry = 0; entry < 3; entry += 1) await write();
    const { entries } = await verifyAudit(database());
    const id = entries - 1;
    const undone = new Error('undone');
    await expect(
      database().transaction(async (tx) => {
        await tx.run(sql`alter table audit_entry disable trigger user`);
        await tx.run(statementOn(id));
        expect(await verifyAudit(tx)).toMatchObject({ brokenAt: broken === 'there' ? id : entries });
        throw undone;
      }),
    ).rejects.toThrow(undone);
    expect(await verifyAudit(database())).toEqual({ entries, brokenAt: null });
  });
});
