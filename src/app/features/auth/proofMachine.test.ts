import type { LoginChallenge } from '@contract/secondFactor';
import { type Actor, createActor } from 'xstate';
import { controlledActors } from '../../../../test/support/controlledActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import { type GivenProof, proofMachine } from './proofMachine';

/** Every event in every state; an event that is not listed changes nothing. */
const promised = promisedModel('starting', {
  starting: {
    CHALLENGED: 'idle',
    UNREACHABLE: 'failed',
    PROVED: 'starting',
    METHOD_CHOSEN: 'starting',
    RETRIED: 'starting',
    CLOSED: 'closed',
  },
  failed: { RETRIED: 'starting', PROVED: 'failed', METHOD_CHOSEN: 'failed', CLOSED: 'closed' },
  idle: { PROVED: 'submitting', METHOD_CHOSEN: 'idle', RETRIED: 'idle', CLOSED: 'closed' },
  submitting: {
    ACCEPTED: 'given',
    REFUSED: 'refused',
    ENDED: 'starting again',
    PROVED: 'submitting',
    METHOD_CHOSEN: 'submitting',
    CLOSED: 'closed',
  },
  refused: { PROVED: 'submitting', METHOD_CHOSEN: 'idle', RETRIED: 'refused', CLOSED: 'closed' },
  // with the refusal of the challenge before
  'starting again': { CHALLENGED: 'refused', UNREACHABLE: 'failed', CLOSED: 'closed' },
  given: {},
  closed: {},
});

/** A login brings its challenge, and cannot have another. */
const promisedAtLogin = promisedModel('idle', {
  idle: { PROVED: 'submitting', METHOD_CHOSEN: 'idle', RETRIED: 'idle', CLOSED: 'closed' },
  submitting: { ACCEPTED: 'given', REFUSED: 'refused', ENDED: 'ended', PROVED: 'submitting', CLOSED: 'closed' },
  refused: { PROVED: 'submitting', METHOD_CHOSEN: 'idle', RETRIED: 'refused', CLOSED: 'closed' },
  given: {},
  ended: {},
  closed: {},
});

const challenge: LoginChallenge = { challenge: 'the challenge', methods: ['totp', 'recovery'] };
const proof: GivenProof = { method: 'totp', secret: '123456' };
const ended = new Error('ended');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openDialog(login?: LoginChallenge) {
  const held = controlledActors();
  const machine = proofMachine.provide({
    actors: {
      getChallenge: held.hold<LoginChallenge, undefined>('getChallenge'),
      prove: held.hold<unknown, { challenge: string; proof: GivenProof }>('prove'),
    },
    guards: { challengeIsOver: (_, { error }) => error === ended },
  });
  const dialog: Actor<typeof machine> = createActor(machine, { input: { login } }).start();
  const named = () => {
    const { value, context } = dialog.getSnapshot();
    return value === 'starting' && context.refusal !== undefined ? 'starting again' : value;
  };
  return { ...held, dialog, named };
}

describe('proofMachine', () => {
  it.each([
    ...promised.getShortestPaths().map((path) => ['asked again', path.description, undefined, path] as const),
    ...promisedAtLogin.getShortestPaths().map((path) => ['at a login', path.description, challenge, path] as const),
  ])('%s: %s', async (_when, _promise, login, path) => {
    const { dialog, named, answer, refuse } = openDialog(login);
    await path.test({
      events: {
        CHALLENGED: () => answer('getChallenge', challenge),
        UNREACHABLE: () => refuse('getChallenge', new Error('no')),
        ACCEPTED: () => answer('prove', null),
        REFUSED: () => refuse('prove', new Error('no')),
        ENDED: () => refuse('prove', ended),
        PROVED: () => dialog.send({ type: 'PROVED', proof }),
        METHOD_CHOSEN: () => dialog.send({ type: 'METHOD_CHOSEN', method: 'recovery' }),
        RETRIED: () => dialog.send({ type: 'RETRIED' }),
        CLOSED: () => dialog.send({ type: 'CLOSED' }),
      },
      states: { '*': ({ value }) => expect(named()).toBe(value) },
    });
  });

  it('answers the challenge with the first way that the account has, and forgets the answer at the end', async () => {
    const { dialog, inputOf, answer } = openDialog();
    await answer('getChallenge', challenge);
    expect(dialog.getSnapshot().context.method).toBe('totp');
    dialog.send({ type: 'PROVED', proof });
    expect(inputOf('prove')).toEqual({ challenge: 'the challenge', proof });
    await answer('prove', null);
    expect(dialog.getSnapshot()).toMatchObject({ status: 'done', value: 'given', context: { challenge: '' } });
    expect(dialog.getSnapshot().context.proof.secret).toBe('');
  });
});
