import type { BlogPost } from '@contract/blogs';
import { type Failure, failureOf, statusOf } from '../../api/apiError';
import { useGetBlogQuery } from './blogsApi';

export type ArticleView =
  | { kind: 'ready'; post: BlogPost }
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'failed'; failure: Failure; retry: () => void };

/** An article as its page must show it. Looking at it asks for it, also where the server drew it: that is how a read is counted. */
export function useArticle(id: string): ArticleView {
  const { currentData, error, isFetching, refetch } = useGetBlogQuery(id, { refetchOnMountOrArgChange: true });
  if (currentData) return { kind: 'ready', post: currentData };
  const status = statusOf(error);
  if (status === 404 || status === 400) return { kind: 'missing' };
  const failure = isFetching ? undefined : failureOf(error);
  return failure ? { kind: 'failed', failure, retry: () => void refetch() } : { kind: 'loading' };
}
