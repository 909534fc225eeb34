import type { BaseRequest } from './api';
import { reauthenticating } from './reauthenticating';

const asked = { error: { status: 403, data: { code: 'reauthenticate', detail: '' } } };
const done = { data: 'done' };

/** A server that gives these responses, one after the other. */
function serving(...responses: object[]) {
  const left = [...responses];
  return jest.fn(async () => left.shift()) as unknown as jest.Mock & BaseRequest;
}
const request = { url: '/api/office/settings/', method: 'PUT', body: { phone: '12' } };
const send = (base: BaseRequest, prove: () => Promise<boolean>) =>
  reauthenticating(base, prove)(request, {} as never, {});

it('repeats a refused request once, unchanged, after the proof', async () => {
  const base = serving(asked, done);
  const prove = jest.fn(async () => true);
  expect(await send(base, prove)).toEqual(done);
  expect(prove).toHaveBeenCalledTimes(1);
  expect(base.mock.calls.map(([ask]) => ask as unknown)).toEqual([request, request]);
});

it('leaves the refusal when no proof is given, and does not ask twice', async () => {
  const refused = serving(asked, done);
  expect(await send(refused, async () => false)).toEqual(asked);
  expect(refused).toHaveBeenCalledTimes(1);
  const again = serving(asked, asked, done);
  const prove = jest.fn(async () => true);
  expect(await send(again, prove)).toEqual(asked);
  expect(prove).toHaveBeenCalledTimes(1);
});

it.each([
  done,
  { error: { status: 403, data: { code: 'not_allowed' } } },
  { error: { status: 400, data: { code: 'reauthenticate' } } },
])('passes on %j', async (response) => {
  const prove = jest.fn(async () => true);
  expect(await send(serving(response), prove)).toEqual(response);
  expect(prove).not.toHaveBeenCalled();
});
