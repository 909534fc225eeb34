import { render } from '@testing-library/react';
import { storeWith } from '../../../../test/support/recordedJourney';
import { hearUnhandled } from '../../platform/noticedErrors';
import { Boundary } from '../parts/Boundary';
import * as reportHost from './reportHost';
import { startReporting } from './startReporting';

const host = { open: jest.fn(), notice: jest.fn(), resume: jest.fn() };
const loaded = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => {
  jest.spyOn(reportHost, 'showHost').mockResolvedValue(host);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  hearUnhandled();
  startReporting(storeWith({}));
});
beforeEach(() => jest.clearAllMocks());
afterAll(() => {
  jest.restoreAllMocks();
});

function submit(inside: string): boolean {
  document.body.innerHTML = inside;
  const form = document.querySelector('form');
  return !form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

it('a form of a report opens it instead of being sent, and within a dialog still closes the dialog', async () => {
  expect(submit('<form method="dialog" data-report-problem="true"></form>')).toBe(true);
  await loaded();
  expect(host.open).toHaveBeenCalledWith({ page: '/', error: '', recorded: false });
  expect(submit('<dialog open><form method="dialog" data-report-problem="true"></form></dialog>')).toBe(false);
  await loaded();
  expect(host.open).toHaveBeenCalledTimes(2);
  expect(submit('<form></form>')).toBe(false);
  await loaded();
  expect(host.open).toHaveBeenCalledTimes(2);
});

it('the first error of a document offers a report, later ones do not', async () => {
  const fail = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  fail(new DOMException('The user aborted a request.', 'AbortError'));
  fail(new TypeError('one'));
  fail(new TypeError('two'));
  await loaded();
  expect(host.notice.mock.calls).toEqual([
    [{ page: '/', error: expect.stringContaining('TypeError: one'), recorded: false }],
  ]);
});

it('every error that a boundary caught offers a report', async () => {
  function Broken(): never {
    throw new TypeError('no price');
  }
  const page = render(
    <Boundary at="/">
      <Broken />
    </Boundary>,
  );
  await loaded();
  expect(page.getByRole('heading')).toHaveTextContent('We could not show this page.');
  expect(host.notice).toHaveBeenCalledWith({
    page: '/',
    error: expect.stringContaining('TypeError: no price'),
    recorded: false,
  });
});
