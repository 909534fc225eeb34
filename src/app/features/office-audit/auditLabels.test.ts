import { actionLabel } from './auditLabels';

it('names what was done, and keeps the stored name of what it does not know', () => {
  expect([actionLabel('account.update'), actionLabel('kite.fly')]).toEqual(['Account changed', 'kite.fly']);
});
