import type { BlogCard } from '@contract/blogs';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';
import { BlogByline, BlogKind } from './parts/BlogFacts';
import { ReadMore } from './parts/ReadMore';

interface BlogTileProps {
  post: BlogCard;
  /** Loads its picture before others. */
  first?: boolean;
}

/** An article in a list. The whole card is one link. */
export function BlogTile({ post, first = false }: BlogTileProps) {
  return (
    <Card>
      <Frame>
        {post.picture && (
          <Picture
            picture={post.picture}
            sizes="(min-width: 1264px) 384px, (min-width: 640px) 46vw, 94vw"
            first={first}
            alt=""
          />
        )}
      </Frame>
      <Words>
        <BlogKind post={post} />
        <Title>{post.title}</Title>
        <p>{post.excerpt}</p>
      </Words>
      <Foot>
        <BlogByline post={post} />
        <ReadMore post={post} />
      </Foot>
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  height: 100%;
  background: ${color.raised};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
  picture img {
    transition: transform 600ms;
  }
  &:hover picture img {
    transform: scale(1.03);
  }
  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;
const Frame = styled.div`
  aspect-ratio: 3 / 2;
  overflow: hidden;
  background: ${color.sand200};
  picture {
    height: 100%;
    border-radius: ${radius.picture} ${radius.picture} 0 0;
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${space[8]};
  align-content: start;
  padding: ${space[16]} ${space[16]} 0;
`;
const Title = styled.h3`
  font: 600 ${size[22]} / 1.2 ${font.display};
`;
const Foot = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[16]} ${space[16]} ${space[8]};
`;
