import { act, render } from '@testing-library/react';
import { Outlet, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { useStaggeredSections } from './useStaggeredSections';

function Frame() {
  useStaggeredSections();
  return (
    <main>
      <Outlet />
    </main>
  );
}
const Page = () => (
  <>
    <header />
    <section>
      <p>One</p>
    </section>
    <section>
      <p>Two</p>
    </section>
  </>
);
const makeRouter = () =>
  createMemoryRouter([
    {
      path: '/',
      element: <Frame />,
      children: [
        { index: true, element: <Page /> },
        { path: 'other', element: <Page /> },
      ],
    },
  ]);
const arrives = () => document.documentElement.dataset.arrives;
const sections = () => [...document.querySelectorAll('p')].map(({ style }) => style.contentVisibility);
let frames: FrameRequestCallback[];
const frame = () => frames.splice(0).forEach((run) => run(0));

beforeEach(() => {
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => {
    frames = [];
  });
});

it('S4: reveals a new page’s sections one by one after its first screen, then ends', async () => {
  const router = makeRouter();
  render(<RouterProvider router={router} />);
  expect(arrives()).toBeUndefined();
  await act(async () => router.navigate('/other'));
  expect(arrives()).toBe('true');
  frame();
  expect(sections()).toEqual(['', '']);
  frame();
  expect(sections()).toEqual(['visible', '']);
  frame();
  expect(sections()).toEqual(['visible', 'visible']);
  expect(arrives()).toBe('true');
  frame();
  expect(sections()).toEqual(['', '']);
  expect(arrives()).toBeUndefined();
  expect(frames).toHaveLength(0);
});

it('starts over if another page opens meanwhile, and ends with the last one', async () => {
  const router = makeRouter();
  render(<RouterProvider router={router} />);
  await act(async () => router.navigate('/other'));
  frame();
  await act(async () => router.navigate('/'));
  for (let count = 0; count < 4; count += 1) frame();
  expect(arrives()).toBeUndefined();
});

it('shows a page at once after going back, at a fragment, and if only the query changes', async () => {
  const router = makeRouter();
  render(<RouterProvider router={router} />);
  await act(async () => router.navigate('/other#two'));
  expect(arrives()).toBeUndefined();
  await act(async () => router.navigate('/other?page=2'));
  expect(arrives()).toBeUndefined();
  await act(async () => router.navigate(-2));
  expect(arrives()).toBeUndefined();
});
