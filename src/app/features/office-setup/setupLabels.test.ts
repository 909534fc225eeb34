import { stepsLeft } from './setupLabels';

const setup = (...done: boolean[]) => ({
  steps: done.map((one) => ({ id: 'company' as const, done: one })),
  placeholders: {},
});

it('says how many steps are left, and nothing once the set-up is complete', () => {
  expect([stepsLeft(setup(false, true, false)), stepsLeft(setup(true, false)), stepsLeft(setup(true))]).toEqual([
    '2 of 3 steps are left',
    '1 of 2 steps is left',
    '',
  ]);
});
