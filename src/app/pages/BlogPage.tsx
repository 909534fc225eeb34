import { BlogList } from '../features/blogs/BlogList';
import { Newsletter } from '../features/newsletter/Newsletter';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { PageStart } from '../ui/PageStart';

/** `/blog`: articles; category and page are in the address. */
export function BlogPage() {
  return (
    <>
      <PageHead
        title="Blog"
        lead="What we have learned about buying, building, renting and living in Indore and Pune, with the numbers to back it up."
        trail={[{ name: 'Blog' }]}
      />
      <Container>
        <PageStart />
        <BlogList />
        <PageEnd />
      </Container>
      <Newsletter />
    </>
  );
}
