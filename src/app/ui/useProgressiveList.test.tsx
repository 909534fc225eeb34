import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Outlet, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { useProgressiveList } from './useProgressiveList';

const numbers = Array.from({ length: 8 }, (_, at) => at);

/** A list that records how many items each render had. */
function noting(first?: number) {
  const seen: number[] = [];
  function List() {
    const shown = useProgressiveList(numbers, first);
    if (seen.at(-1) !== shown.length) seen.push(shown.length);
    return (
      <ul>
        {shown.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
    );
  }
  return { seen, List };
}

let frames: FrameRequestCallback[];
/** Runs frames until none is requested. */
const allFrames = () => {
  while (frames.length) act(() => frames.splice(0).forEach((run) => run(0)));
};

beforeEach(() => {
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
});

it('S4: renders the first items of a list with a new page, and more in every frame until all are shown', async () => {
  const { seen, List } = noting();
  const router = createMemoryRouter([
    { path: '/', element: <p>Before</p> },
    { path: '/list', element: <List /> },
  ]);
  render(<RouterProvider router={router} />);
  await act(async () => router.navigate('/list'));
  allFrames();
  expect(seen).toEqual([3, 6, 8]);
});

it('S4: renders no items of a list below the first screen with the page', async () => {
  const { seen, List } = noting(0);
  const router = createMemoryRouter([
    { path: '/', element: <p>Before</p> },
    { path: '/list', element: <List /> },
  ]);
  render(<RouterProvider router={router} />);
  await act(async () => router.navigate('/list'));
  allFrames();
  expect(seen).toEqual([0, 3, 6, 8]);
});

it('renders the whole list at once after going back, because the position may be far down', async () => {
  const { seen, List } = noting();
  const router = createMemoryRouter([
    {
      path: '/',
      element: <Outlet />,
      children: [
        { index: true, element: <List /> },
        { path: 'other', element: <p>Between</p> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(async () => router.navigate('/other'));
  seen.length = 0;
  await act(async () => router.navigate(-1));
  expect(seen).toEqual([8]);
});

it('is rendered completely on the server, and hydrated completely', async () => {
  const { seen, List } = noting();
  const page = (
    <MemoryRouter>
      <List />
    </MemoryRouter>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  expect(place.querySelectorAll('li')).toHaveLength(8);
  const errors: unknown[] = [];
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError: (error) => errors.push(error) }));
  expect(seen).toEqual([8]);
  expect(errors).toEqual([]);
  act(() => root.unmount());
});
