import type { BlogCard, BlogPost } from '@contract/blogs';
import * as messages from '@messages/app/blogs';
import { Container, Display2, Section, Stack } from '../../ui/Layout';
import { BlogGrid } from './BlogGrid';
import { BlogTile } from './BlogTile';
import { latestBlogQuery, relatedBlogQuery } from './blogSearch';
import { useListBlogsQuery } from '../../api/endpoints/blogsApi';

/** Other articles of the same category; empty if there are none. */
export function RelatedArticles({ post }: { post: Pick<BlogPost, 'id' | 'category'> }) {
  return <Shown title={messages.relatedArticles} posts={useListBlogsQuery(relatedBlogQuery(post)).currentData?.rows} />;
}

/** The newest articles, offered on pages that do not exist. */
export function LatestArticles() {
  return <Shown title={messages.latestArticles} posts={useListBlogsQuery(latestBlogQuery).currentData?.rows} />;
}

function Shown({ title, posts = [] }: { title: string; posts: readonly BlogCard[] | undefined }) {
  if (posts.length === 0) return null;
  return (
    <Section $tone="sand" aria-labelledby="more-articles">
      <Container>
        <Stack $gap={32}>
          <Display2 id="more-articles">{title}</Display2>
          <BlogGrid>
            {posts.map((post) => (
              <li key={post.id}>
                <BlogTile post={post} />
              </li>
            ))}
          </BlogGrid>
        </Stack>
      </Container>
    </Section>
  );
}
