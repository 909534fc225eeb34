import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { splashEnded } from '../../flow/splashSlice';
import { makeStore } from '../../root/store';
import { Hero } from './Hero';

const slides = ['One', 'Two', 'Three'].map((title) => ({ title, subtitle: '', description: '', picture: null }));

function show(prefersReducedMotion: boolean) {
  window.matchMedia = ((query: string) => ({
    matches: prefersReducedMotion && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  const store = makeStore({ baseQuery: async () => ({ data: null }) });
  store.dispatch(splashEnded());
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Hero slides={slides as never} />
      </MemoryRouter>
    </Provider>,
  );
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('H11 changes every 6.5 seconds', async () => {
  show(false);
  await pass(6_500);
  expect(title()).toBe('Two');
});

it('H11 does not move for viewers who prefer reduced motion', async () => {
  show(true);
  await pass(60_000);
  expect(title()).toBe('One');
  expect(screen.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
});
