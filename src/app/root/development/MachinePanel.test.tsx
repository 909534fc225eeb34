import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { journey, record, stopRecording, storeWith } from '../../../../test/support/recordedJourney';
import { heroMachine } from '../../features/hero/heroMachine';
import { useMachine } from '../../flow/useMachine';
import { MachinePanel } from './MachinePanel';
import { reducer } from '../replay/reducer';

function Hero() {
  const [{ value, context }] = useMachine(heroMachine, { count: 5 });
  return <output>{`${value} at ${context.index}`}</output>;
}

const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

afterEach(stopRecording);

it('lists the machines with their states and the events they would take now, and sends one with its payload', async () => {
  const person = userEvent.setup();
  render(
    <>
      <Hero />
      <MachinePanel store={storeWith({})} />
    </>,
  );
  await frame();
  await person.click(screen.getByText('Machines (1)'));
  await frame();
  const item = () => screen.getByRole('listitem');
  expect(item()).toHaveTextContent('hero waiting');
  const events = () =>
    within(item())
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(events()).toEqual(['CHOSEN', 'PAUSED', 'STARTED']);
  await person.click(screen.getByRole('button', { name: 'STARTED' }));
  await frame();
  expect(item()).toHaveTextContent('hero turning');
  expect(events()).toEqual(['CHOSEN', 'HELD', 'PAUSED']);

  const payload = screen.getByLabelText('Payload for the next event to hero, as JSON');
  await person.type(payload, '3');
  await person.click(screen.getByRole('button', { name: 'CHOSEN' }));
  expect(screen.getByRole('alert')).toHaveTextContent('This is not a JSON object.');
  await person.clear(payload);
  await person.type(payload, '{{"index":3}');
  await person.click(screen.getByRole('button', { name: 'CHOSEN' }));
  expect(screen.getByText('turning at 3')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('opens a recording in Redux DevTools: its actions and machines, which lead to its states', async () => {
  const text = JSON.stringify(await record(journey));
  const person = userEvent.setup();
  const store = storeWith({});
  const { unmount } = render(<MachinePanel store={store} />);
  // jsdom's files cannot be read as text
  const file = () =>
    Object.assign(new File([text], 'session.json', { type: 'application/json' }), {
      text: () => Promise.resolve(text),
    });
  await person.upload(screen.getByLabelText('Open a recording in Redux DevTools'), file());
  expect(await screen.findByRole('alert')).toHaveTextContent('Install Redux DevTools');
  unmount();

  const lifted: { type: string; nextLiftedState: never[]; preloadedState: never }[] = [];
  const liftedStore = { dispatch: (action: never) => lifted.push(action) };
  render(<MachinePanel store={{ ...store, liftedStore } as never} />);
  await person.upload(screen.getByLabelText('Open a recording in Redux DevTools'), file());
  await act(async () => undefined);
  const [{ type, nextLiftedState, preloadedState } = {} as never] = lifted;
  expect(type).toBe('IMPORT_STATE');
  const last = nextLiftedState.reduce((state, action) => reducer(state, action) as never, preloadedState);
  expect(last).toMatchObject({
    splash: { ended: true },
    machines: { authDialog: { status: 'done' }, propertyForm: { value: 'posted' } },
  });
  expect(screen.queryByRole('alert')).toBeNull();
});
