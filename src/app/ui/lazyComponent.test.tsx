import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { lazyRendered, lazyComponent } from './lazyComponent';

const Tool = ({ name }: { name: string }) => <button type="button">{name}</button>;

it('shows the placeholder until its code has loaded', async () => {
  let arrive = (_part: typeof Tool) => {};
  const Part = lazyComponent(
    () => new Promise<typeof Tool>((resolve) => (arrive = resolve)),
    ({ name }) => <p>{`${name} follows`}</p>,
  );
  render(<Part name="Share" />);
  expect(await screen.findByText('Share follows')).toBeVisible();
  await act(async () => arrive(Tool));
  expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.queryByText('Share follows')).toBeNull();
});

it('renders the placeholder on the server', () => {
  const Part = lazyComponent(
    async () => Tool,
    ({ name }) => <p>{`${name} follows`}</p>,
  );
  expect(renderToString(<Part name="Share" />)).toBe('<p>Share follows</p>');
});

it('retries loading its code when the connection is back, and breaks nothing until then', async () => {
  let away = true;
  const load = jest.fn(async () => {
    if (away) throw new Error('loading chunk failed');
    return Tool;
  });
  const Part = lazyComponent(load, ({ name }) => <p>{`${name} follows`}</p>);
  render(<Part name="Share" />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await act(async () => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(screen.getByText('Share follows')).toBeVisible();
  away = false;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

it('mounts a server-rendered part once, however often the page renders', async () => {
  const Counter = () => {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    );
  };
  const Part = lazyRendered(async () => Counter, <p>Follows</p>);
  const { rerender } = render(<Part />);
  const button = await screen.findByRole('button', { name: '0' });
  await act(async () => button.click());
  await Part.ready();
  rerender(<Part />);
  expect(screen.getByRole('button', { name: '1' })).toBe(button);
});
