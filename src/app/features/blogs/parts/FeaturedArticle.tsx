import type { BlogCard } from '@contract/blogs';
import * as messages from '@messages/app/blogs';
import styled from 'styled-components';
import { color, font, from, radius, size, space } from '../../../theme/tokens';
import { Overline } from '../../../ui/Layout';
import { Picture } from '../../../ui/Picture';
import { Skeleton } from '../../../ui/Skeleton';
import { BlogByline, BlogKind } from './BlogFacts';
import { ReadMore } from './ReadMore';

/** The article above the list of All. */
export function FeaturedArticle({ post }: { post: BlogCard }) {
  return (
    <Card data-testid="featured-article">
      <Frame>
        {post.picture && (
          <Picture
            picture={post.picture}
            sizes="(min-width: 1264px) 700px, (min-width: 900px) 58vw, 94vw"
            first
            alt=""
          />
        )}
      </Frame>
      <Words>
        <Overline>{messages.featuredArticle}</Overline>
        <Title>{post.title}</Title>
        <BlogKind post={post} />
        <p>{post.excerpt}</p>
        <BlogByline post={post} />
        <ReadMore post={post} />
      </Words>
    </Card>
  );
}

export function FeaturedArticleSkeleton() {
  return (
    <Card as="div" aria-hidden="true">
      <Frame>
        <Skeleton $height="100%" />
      </Frame>
      <Words>
        <Skeleton $height="1rem" $width="40%" />
        <Skeleton $height="6rem" />
        <Skeleton $height="1rem" $width="70%" />
        <Skeleton $height="5rem" />
        <Skeleton $height="1rem" $width="60%" />
      </Words>
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: grid;
  background: ${color.raised};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
  ${from.tablet} {
    grid-template-columns: 7fr 5fr;
  }
  picture img {
    transition: transform 600ms;
  }
  &:hover picture img {
    transform: scale(1.02);
  }
  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;
const Frame = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  background: ${color.sand200};
  picture {
    position: absolute;
    inset: 0;
    border-radius: ${radius.picture} 0 0 ${radius.picture};
  }
  ${from.tablet} {
    aspect-ratio: auto;
    min-height: 28rem;
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${space[12]};
  align-content: center;
  padding: ${space[24]} ${space[16]};
  ${from.tablet} {
    padding: ${space[48]};
  }
`;
const Title = styled.h2`
  font: 500 ${size[40]} / 1.12 ${font.display};
`;
