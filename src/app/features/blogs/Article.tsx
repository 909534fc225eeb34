import type { BlogPost } from '@contract/blogs';
import * as messages from '@messages/app/blogs';
import styled from 'styled-components';
import { color, from, size, space } from '../../theme/tokens';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { ButtonLink } from '../../ui/Button';
import { Container, Display1, Stack } from '../../ui/Layout';
import { Markdown } from '../../ui/Markdown';
import { Monogram } from '../../ui/Monogram';
import { Picture } from '../../ui/Picture';
import { Skeleton } from '../../ui/Skeleton';
import { lazyComponent } from '../../ui/lazyComponent';
import { blogAddress } from './blogSearch';
import { BlogByline, BlogKind } from './parts/BlogFacts';

const ShareButton = lazyComponent(() =>
  import(/* webpackChunkName: "share" */ '../../ui/ShareButton').then((module) => module.ShareButton),
);

export function Article({ post }: { post: BlogPost }) {
  return (
    <article>
      <Head>
        <Container>
          <Column>
            <Breadcrumb
              trail={[
                { name: messages.blog, to: '/blog' },
                { name: post.category, to: blogAddress({ category: post.category, page: 1 }) },
              ]}
            />
            <Display1>{post.title}</Display1>
            <Excerpt>{post.excerpt}</Excerpt>
            <Byline>
              <Monogram name={post.author} />
              <Stack $gap={4}>
                <BlogByline post={post} />
                <BlogKind post={post} />
              </Stack>
              <Tools>
                <ShareButton title={post.title} path={`/blog/${post.id}`} />
              </Tools>
            </Byline>
          </Column>
        </Container>
      </Head>
      <Container>
        {post.picture && (
          <Lead>
            <Picture picture={post.picture} sizes="(min-width: 1264px) 1200px, 94vw" first />
          </Lead>
        )}
        <Column>
          <Reading>
            <Markdown text={post.content} />
          </Reading>
          <End>
            <ButtonLink to={blogAddress({ category: post.category, page: 1 })} $kind="quiet">
              {messages.moreOn(post.category)}
            </ButtonLink>
          </End>
        </Column>
      </Container>
    </article>
  );
}

/** A placeholder with an article's size. */
export function ArticleSkeleton() {
  return (
    <div role="status" aria-label={messages.loadingTheArticle}>
      <Head>
        <Container>
          <Column>
            <Skeleton $height="1.5rem" $width="40%" />
            <Skeleton $height="8rem" />
            <Skeleton $height="4rem" />
            <Skeleton $height="3.5rem" $width="60%" />
          </Column>
        </Container>
      </Head>
      <Container>
        <Lead>
          <Skeleton $ratio="2 / 1" />
        </Lead>
        <Column>
          <Skeleton $height="40rem" />
        </Column>
      </Container>
    </div>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  max-width: 720px;
  margin: 0 auto;
`;
const Head = styled.header`
  padding: calc(var(--bar) + ${space[32]}) 0 ${space[96]};
  background: ${color.sand100};
  ${from.tablet} {
    padding-bottom: calc(${space[128]} + ${space[48]});
  }
  @media print {
    padding: 0 0 ${space[24]};
    background: none;
  }
`;
const Reading = styled.div`
  ${from.tablet} {
    font-size: ${size[18]};
  }
`;
const Excerpt = styled.p`
  font-size: ${size[18]};
  color: ${color.ink700};
`;
const Byline = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};
  align-items: center;
`;
/** Reserves the space of the button, which loads with the scripts. */
const Tools = styled.div`
  min-width: 7.5rem;
  min-height: 2.75rem;
  margin-left: auto;
  @media print {
    display: none;
  }
`;
/** Overlaps the head's band by half its height. */
const Lead = styled.div`
  margin-top: -${space[64]};
  padding-bottom: ${space[48]};
  picture,
  > div {
    aspect-ratio: 3 / 2;
  }
  ${from.tablet} {
    margin-top: -${space[128]};
    picture,
    > div {
      aspect-ratio: 2 / 1;
    }
  }
  @media print {
    margin-top: 0;
    padding-bottom: ${space[24]};
    break-inside: avoid;
    picture {
      height: 11cm;
      aspect-ratio: auto;
    }
  }
`;
const End = styled.div`
  padding: ${space[32]} 0 var(--section);
  @media print {
    display: none;
  }
`;
