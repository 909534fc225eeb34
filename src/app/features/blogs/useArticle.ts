import type { BlogPost } from '@contract/blogs';
import { useEffect } from 'react';
import { type ShownError, shownError, statusOf } from '../../api/apiError';
import { useGetBlogQuery } from '../../api/endpoints/blogsApi';

export type ArticleView =
  | { kind: 'ready'; post: BlogPost }
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'failed'; failure: ShownError; retry: () => void };

/**
 * An article with everything its page needs. A prefetched article is requested again once it is read, because that
 * counts the view.
 */
export function useArticle(id: string): ArticleView {
  const { currentData, originalArgs, error, isFetching, refetch } = useGetBlogQuery({ id });
  const unread = Boolean(currentData && originalArgs?.ahead);
  useEffect(() => {
    if (unread) void refetch();
  }, [unread, refetch]);
  if (currentData) return { kind: 'ready', post: currentData };
  const status = statusOf(error);
  if (status === 404 || status === 400) return { kind: 'missing' };
  const failure = isFetching ? undefined : shownError(error);
  return failure ? { kind: 'failed', failure, retry: () => void refetch() } : { kind: 'loading' };
}
