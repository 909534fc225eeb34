import { createActor } from 'xstate';
import { controlledActors } from '../../../../test/support/controlledActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import { type FactorKind, type SetupEntry, type TotpSecret, factorSetupMachine } from './factorSetupMachine';

/** What holds from the first answer on, whatever is added. */
const adding = {
  asking: { CONFIRMED: 'confirming', SAVED: 'asking', RETRIED: 'asking', CLOSED: 'closed' },
  confirming: {
    FIRST: 'codes',
    ANOTHER: 'added',
    REFUSED: 'refused',
    CONFIRMED: 'confirming',
    CLOSED: 'confirming',
  },
  refused: { CONFIRMED: 'confirming', SAVED: 'refused', CLOSED: 'closed' },
  codes: { SAVED: 'added', CLOSED: 'codes', CONFIRMED: 'codes' },
  added: {},
  closed: {},
} as const;
const promisedTotp = promisedModel('starting', {
  starting: { STARTED: 'asking', UNREACHABLE: 'failed', CONFIRMED: 'starting', CLOSED: 'closed' },
  failed: { RETRIED: 'starting', CONFIRMED: 'failed', CLOSED: 'closed' },
  ...adding,
});
const promisedPasskey = promisedModel('asking', adding);

const entry: SetupEntry = { name: 'My phone', secret: '123456' };
const totp: TotpSecret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function begin(kind: FactorKind) {
  const held = controlledActors();
  const machine = factorSetupMachine.provide({
    actors: {
      startTotp: held.hold<TotpSecret, undefined>('startTotp'),
      confirmFactor: held.hold<readonly string[], { kind: FactorKind; entry: SetupEntry }>('confirmFactor'),
    },
  });
  return { ...held, setup: createActor(machine, { input: { kind } }).start() };
}

describe('factorSetupMachine', () => {
  it.each([
    ...promisedTotp.getShortestPaths().map((path) => ['totp' as const, path.description, path] as const),
    ...promisedPasskey.getShortestPaths().map((path) => ['passkey' as const, path.description, path] as const),
  ])('%s: %s', async (kind, _promise, path) => {
    const { setup, answer, refuse } = begin(kind);
    await path.test({
      events: {
        STARTED: () => answer('startTotp', totp),
        UNREACHABLE: () => refuse('startTotp', new Error('no')),
        FIRST: () => answer('confirmFactor', ['AAAA-BBBB-CCCC']),
        ANOTHER: () => answer('confirmFactor', []),
        REFUSED: () => refuse('confirmFactor', new Error('no')),
        CONFIRMED: () => setup.send({ type: 'CONFIRMED', entry }),
        RETRIED: () => setup.send({ type: 'RETRIED' }),
        SAVED: () => setup.send({ type: 'SAVED' }),
        CLOSED: () => setup.send({ type: 'CLOSED' }),
      },
      states: { '*': ({ value }) => expect(setup.getSnapshot().value).toBe(value) },
    });
  });

  it('passes on what was entered, and keeps neither secret nor codes at the end', async () => {
    const { setup, answer, inputOf } = begin('totp');
    await answer('startTotp', totp);
    expect(setup.getSnapshot().context.totp).toEqual(totp);
    setup.send({ type: 'CONFIRMED', entry });
    expect(inputOf('confirmFactor')).toEqual({ kind: 'totp', entry });
    await answer('confirmFactor', ['AAAA-BBBB-CCCC']);
    expect(setup.getSnapshot().context).toMatchObject({
      totp: { secret: '', uri: '' },
      entry: { secret: '' },
      recoveryCodes: ['AAAA-BBBB-CCCC'],
    });
    setup.send({ type: 'SAVED' });
    expect(setup.getSnapshot().context.recoveryCodes).toEqual([]);
  });
});
