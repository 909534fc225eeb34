import type { BlogCard } from '@contract/blogs';
import * as messages from '@messages/app/blogs';
import { Eye } from 'lucide-react';
import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';
import { Day } from '../../../ui/Day';
import { wholeNumber } from '../../../ui/wholeNumber';

/** The category and the number of views. */
export function BlogKind({ post }: { post: Pick<BlogCard, 'category' | 'views'> }) {
  return (
    <Line>
      <Kind>{post.category}</Kind>
      <Views>
        <Eye size={16} strokeWidth={1.5} aria-hidden />
        {wholeNumber.format(post.views)} {messages.viewsViews(post.views)}
      </Views>
    </Line>
  );
}

/** Author, date and reading time. */
export function BlogByline({ post }: { post: Pick<BlogCard, 'author' | 'date' | 'readTime'> }) {
  return (
    <Byline>
      <span>{post.author}</span>
      <Day date={post.date} />
      <span>{post.readTime}</span>
    </Byline>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  justify-content: space-between;
  font-size: ${size[14]};
`;
const Kind = styled.span`
  color: ${color.brass700};
  font-weight: 500;
`;
const Views = styled.span`
  display: inline-flex;
  gap: ${space[4]};
  align-items: center;
  color: ${color.ink500};
  font-variant-numeric: tabular-nums;
`;
const Byline = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  color: ${color.ink500};
  font-size: ${size[14]};
  > * + *::before {
    content: '·';
    margin-right: ${space[8]};
  }
`;
