import type { BlogPost } from '@contract/blogs';
import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { BaseRequest } from '../../api/api';
import { makeStore } from '../../root/store';
import { blogsApi } from '../../api/endpoints/blogsApi';
import { useArticle } from './useArticle';

const post: BlogPost = {
  id: 7,
  title: 'Stamp duty',
  image: null,
  picture: null,
  category: 'Property Guides',
  featured: false,
  views: 3,
  excerpt: 'e',
  author: 'A',
  date: '2026-11-04',
  readTime: '4 min read',
  content: 'c',
};

function Reader() {
  const view = useArticle('7');
  return <p>{view.kind === 'ready' ? view.post.title : view.kind}</p>;
}

/**
 * A tab with a server that answers at once, or when `release` is called; `asked` records for each request whether it
 * counted a view.
 */
function openTab({ held = false } = {}) {
  const asked: ('ahead' | 'read')[] = [];
  let release = () => {};
  const gate = held
    ? new Promise<void>((go) => {
        release = go;
      })
    : Promise.resolve();
  const baseQuery: BaseRequest = async (ask) => {
    if (typeof ask === 'string') throw new Error('an article is asked for with its parameters');
    asked.push(ask.params?.ahead ? 'ahead' : 'read');
    await gate;
    return { data: post };
  };
  const store = makeStore({ baseQuery });
  const ahead = () =>
    store.dispatch(blogsApi.endpoints.getBlog.initiate({ id: '7', ahead: true }, { subscribe: false }));
  const read = () =>
    render(
      <Provider store={store}>
        <Reader />
      </Provider>,
    );
  return { asked, ahead, read, release: () => release() };
}

it('requests an article once if it was not prefetched', async () => {
  const { asked, read } = openTab();
  read();
  expect(await screen.findByText('Stamp duty')).toBeInTheDocument();
  expect(asked).toEqual(['read']);
});

it('shows a prefetched article at once, and then counts the view', async () => {
  const { asked, ahead, read } = openTab();
  await ahead();
  expect(asked).toEqual(['ahead']);
  read();
  expect(screen.getByText('Stamp duty')).toBeInTheDocument();
  await waitFor(() => expect(asked).toEqual(['ahead', 'read']));
});

it('counts the view even if the page opened before the prefetch finished', async () => {
  const { asked, ahead, read, release } = openTab({ held: true });
  const early = ahead();
  read();
  release();
  await early;
  await waitFor(() => expect(asked).toEqual(['ahead', 'read']));
});

it('counts one view, however often the page is opened', async () => {
  const { asked, ahead, read } = openTab();
  await ahead();
  read().unmount();
  await waitFor(() => expect(asked).toEqual(['ahead', 'read']));
  read();
  expect(await screen.findByText('Stamp duty')).toBeInTheDocument();
  expect(asked).toEqual(['ahead', 'read']);
});
