import type { BlogListQuery } from '@contract/blogs';
import * as messages from '@messages/app/blogs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { color, radius, space } from '../../theme/tokens';
import { Failed } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { useProgressiveList } from '../../ui/useProgressiveList';
import { BlogTile } from './BlogTile';
import { articlesPerPage } from './blogSearch';
import { useListBlogsQuery } from '../../api/endpoints/blogsApi';

/** A grid of articles: one column on phones, then two, then three. */
export function BlogGrid({ children }: { children: ReactNode }) {
  return <Grid>{children}</Grid>;
}

interface BlogShelfProps {
  query: BlogListQuery;
  /** Its first picture is the screen's first. */
  leads?: boolean;
  /** Something else fills the first screen. */
  below?: boolean;
}

/** One page of a list, as grid items. Loaded pages stay while another loads. */
export function BlogRow({ query, leads = false, below = false }: BlogShelfProps) {
  const page = useListBlogsQuery(query);
  const rows = page.currentData?.rows ?? [];
  const shown = useProgressiveList(rows, below ? 0 : undefined);
  if (page.currentData) {
    return (
      <>
        {shown.map((post, at) => (
          <li key={post.id}>
            <BlogTile post={post} first={leads && at === 0} />
          </li>
        ))}
        <BlogRowSkeleton count={rows.length - shown.length} />
      </>
    );
  }
  const failure = page.isFetching ? undefined : shownError(page.error);
  if (!failure) return <BlogRowSkeleton count={query.limit as number} />;
  return (
    <Whole>
      <Failed
        what={messages.theseArticles}
        words={failure.words}
        keepsTrying={failure.away}
        onRetry={() => void page.refetch()}
      />
    </Whole>
  );
}

/** A placeholder with the page's size. */
export function BlogRowSkeleton({ count = articlesPerPage }: { count?: number }) {
  return Array.from({ length: count }, (_, at) => (
    <Blank key={at} aria-hidden="true">
      <Skeleton $ratio="3 / 2" />
      <div>
        <Skeleton $height="1rem" $width="45%" />
        <Skeleton $height="3.5rem" />
        <Skeleton $height="6rem" />
        <Skeleton $height="1rem" $width="70%" />
        <Skeleton $height="2.75rem" $width="30%" />
      </div>
    </Blank>
  ));
}

const Grid = styled.ul`
  display: grid;
  gap: ${space[24]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
`;
const Whole = styled.li`
  grid-column: 1 / -1;
`;
const Blank = styled.li`
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
  & > div:last-child {
    display: grid;
    gap: ${space[12]};
    padding: ${space[16]};
  }
`;
