import { nextTask, storeWith } from '../../../../test/support/recordedJourney';
import { hearUnhandled, noticedErrors } from '../../platform/noticedErrors';
import * as reportHost from './reportHost';
import { startReporting } from './startReporting';

const host = { open: jest.fn(), notice: jest.fn(), resume: jest.fn() };

afterAll(() => jest.restoreAllMocks());

it('an error from before the reporter has loaded is offered and counted once it has', async () => {
  jest.spyOn(reportHost, 'showHost').mockResolvedValue(host);
  hearUnhandled();
  const rejected = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  const thrown = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  rejected(new DOMException('The user aborted a request.', 'AbortError'));
  rejected(new TypeError('no map yet'));
  // a loop of errors does not fill the memory
  const again = new TypeError('no list yet');
  for (let round = 0; round < 1_000; round += 1) thrown(again);
  expect(noticedErrors.waiting.length).toBeLessThanOrEqual(20);
  await nextTask();
  expect(host.notice).not.toHaveBeenCalled();

  const sent: unknown[] = [];
  const store = storeWith({});
  const { dispatch } = store;
  store.dispatch = ((action: unknown) => {
    sent.push(action);
    return dispatch(action as never);
  }) as never;
  startReporting(store);
  await nextTask();
  expect(host.notice.mock.calls).toEqual([
    [{ page: '/', error: expect.stringContaining('TypeError: no map yet'), recorded: false }],
  ]);
  // each fault is counted
  expect(sent).toHaveLength(2);
  expect(noticedErrors.waiting).toEqual([]);
  thrown(new TypeError('a later one'));
  await nextTask();
  expect(host.notice).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(3);
});
