import type { BlogPost } from '@contract/blogs';
import { Container, Display2, Section, Stack } from '../../ui/Layout';
import { BlogGrid } from './BlogGrid';
import { BlogTile } from './BlogTile';
import { relatedBlogQuery } from './blogSearch';
import { useListBlogsQuery } from './blogsApi';

/** Other articles of the same category; nothing where there are none. */
export function RelatedArticles({ post }: { post: Pick<BlogPost, 'id' | 'category'> }) {
  const { currentData } = useListBlogsQuery(relatedBlogQuery(post));
  if (!currentData || currentData.rows.length === 0) return null;
  return (
    <Section $tone="sand" aria-labelledby="related">
      <Container>
        <Stack $gap={32}>
          <Display2 id="related">Related articles</Display2>
          <BlogGrid>{currentData.rows.map((related) => <li key={related.id}><BlogTile post={related} /></li>)}</BlogGrid>
        </Stack>
      </Container>
    </Section>
  );
}
