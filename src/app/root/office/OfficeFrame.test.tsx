import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import type { BaseRequest } from '../../api/api';
import { makeStore } from '../store';
import { OfficeFrame } from './OfficeFrame';
import { unseenFor } from './useOfficeLive';

const agent = { isSuperuser: false, roles: ['agent' as const] };
const waiting = { unanswered_enquiries: 3, visits_to_answer: 1, listings_in_review: 0, addon_orders_open: null };

/** The frame beside a server that counts what waits, with the stream of changes, which the test writes. */
function show() {
  const wire = new TransformStream<Uint8Array, Uint8Array>();
  const writer = wire.writable.getWriter();
  const server = { today: waiting, asked: 0 };
  const baseQuery: BaseRequest = async (ask) => {
    const { url, responseHandler } = typeof ask === 'string' ? { url: ask } : ask;
    if (url.endsWith('/office/events/') && typeof responseHandler === 'function')
      return { data: await responseHandler(new Response(wire.readable)) };
    if (url.endsWith('/office/today/')) server.asked += 1;
    return { data: server.today };
  };
  const element = (
    <OfficeFrame account={agent} name="Ravi">
      A screen
    </OfficeFrame>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/office/leads'] });
  render(
    <Provider store={makeStore({ baseQuery })}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { server, says: (event: string) => act(() => writer.write(new TextEncoder().encode(`event:${event}\n\n`))) };
}

/** The counter of this name; phones show it in the menu only. */
const counter = (name: string) => screen.findByLabelText(name);
const setHidden = (hidden: boolean) =>
  act(() => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => jest.spyOn(window, 'scrollTo').mockImplementation());
afterEach(() => jest.restoreAllMocks());

it('H38 counts beside a screen what waits there, and a press opens exactly that; the tab shows the sum', async () => {
  show();
  expect(await counter('New enquiries: 3')).toHaveAttribute('href', '/office/leads?state=new');
  expect(await counter('Visits to answer: 1')).toHaveAttribute('href', '/office/visits?view=ours');
  expect(screen.queryByText('0')).toBeNull();
  expect(document.title).toBe('(4) Leads · Office | Aangan Estates');
});

it('counts again when others changed something', async () => {
  const { server, says } = show();
  await counter('New enquiries: 3');
  server.today = { ...waiting, unanswered_enquiries: 4 };
  await says('changed');
  expect(await counter('New enquiries: 4')).toBeInTheDocument();
  expect(document.title).toMatch(/^\(5\) /);
});

it('R29 a tab that nobody has looked at for an hour stops asking, and catches up when it is looked at', async () => {
  const { server, says } = show();
  await counter('New enquiries: 3');
  const begun = Date.now();
  setHidden(true);
  await says('changed');
  await waitFor(() => expect(server.asked).toBe(2));
  jest.spyOn(Date, 'now').mockReturnValue(begun + unseenFor + 60_000);
  server.today = { ...waiting, unanswered_enquiries: 9 };
  await says('changed');
  await says('changed');
  expect(server.asked).toBe(2);
  setHidden(false);
  expect(await counter('New enquiries: 9')).toBeInTheDocument();
  expect(server.asked).toBe(3);
});
