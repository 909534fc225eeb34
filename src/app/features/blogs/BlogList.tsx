import * as messages from '@messages/app/blogs';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLocation } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import { ButtonLink } from '../../ui/Button';
import { Display2, Stack } from '../../ui/Layout';
import { LoadMore } from '../../ui/LoadMore';
import { Notice } from '../../ui/Notice';
import { QueryView } from '../../ui/QueryView';
import { BlogGrid, BlogRow, BlogRowSkeleton } from './BlogGrid';
import {
  type BlogSearch,
  articlesPerPage,
  blogAddress,
  featuredBlogQuery,
  pagesShown,
  readBlogSearch,
  toBlogQuery,
} from './blogSearch';
import { useListBlogsQuery } from '../../api/endpoints/blogsApi';
import { CategoryFilter } from './parts/CategoryFilter';
import { FeaturedArticle, FeaturedArticleSkeleton } from './parts/FeaturedArticle';

/** The blog: categories, an article above the list of All, and the list. Its whole state is in the address. */
export function BlogList() {
  const search = readBlogSearch(new URLSearchParams(useLocation().search));
  const all = !search.category;
  const featured = useListBlogsQuery(all ? featuredBlogQuery : skipToken);
  const above = all ? featured.currentData?.rows[0] : undefined;
  const undecided = all && !featured.currentData && !featured.isError;
  return (
    <Stack $gap={48}>
      <CategoryFilter chosen={search.category} />
      {undecided && <FeaturedArticleSkeleton />}
      {above && <FeaturedArticle post={above} />}
      <Stack $gap={32}>
        <Display2>{search.category ?? messages.latestArticles}</Display2>
        {undecided ? (
          <BlogGrid>
            <BlogRowSkeleton />
          </BlogGrid>
        ) : (
          <Shelves search={search} exclude={above?.id} />
        )}
      </Stack>
    </Stack>
  );
}

function Shelves({ search, exclude }: { search: BlogSearch; exclude: number | undefined }) {
  const first = useListBlogsQuery(toBlogQuery({ ...search, page: 1 }, exclude));
  return (
    <QueryView
      what={messages.theArticles}
      data={first.currentData}
      failure={first.isFetching ? undefined : shownError(first.error)}
      onRetry={() => void first.refetch()}
      skeleton={
        <BlogGrid>
          <BlogRowSkeleton />
        </BlogGrid>
      }
    >
      {({ total }) =>
        total === 0 ? (
          <NothingYet search={search} />
        ) : (
          <Stack $gap={48}>
            <BlogGrid>
              {pagesShown(search.page, total).map((page) => (
                <BlogRow
                  key={page}
                  query={toBlogQuery({ ...search, page }, exclude)}
                  leads={page === 1 && Boolean(search.category)}
                  below={exclude !== undefined}
                />
              ))}
            </BlogGrid>
            <LoadMore
              label={messages.loadMoreArticles}
              what={messages.articles}
              end={messages.youHaveSeenAllArticles}
              to={blogAddress({ ...search, page: search.page + 1 })}
              shown={Math.min(total, search.page * articlesPerPage)}
              total={total}
            />
          </Stack>
        )
      }
    </QueryView>
  );
}

function NothingYet({ search: { category } }: { search: BlogSearch }) {
  return (
    <Notice
      title={messages.noArticlesYet}
      actions={
        category && (
          <ButtonLink to="/blog" $kind="quiet">
            {messages.allArticles}
          </ButtonLink>
        )
      }
    >
      {category ? messages.weHaveNotPublishedAnArticle(category) : messages.weAreWorkingOnTheFirst}
    </Notice>
  );
}
