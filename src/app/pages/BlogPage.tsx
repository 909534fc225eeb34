import * as messages from '@messages/app/pages';
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
      <PageHead title={messages.blog} lead={messages.whatWeHaveLearnedAboutBuying} trail={[{ name: messages.blog }]} />
      <Container>
        <PageStart />
        <BlogList />
        <PageEnd />
      </Container>
      <Newsletter />
    </>
  );
}
