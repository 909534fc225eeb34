import type { BlogCard } from '@contract/blogs';
import * as messages from '@messages/app/blogs';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, space } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/Layout';

/** The card's only link, which covers the whole card. */
export function ReadMore({ post: { id, title } }: { post: Pick<BlogCard, 'id' | 'title'> }) {
  return (
    <Whole to={`/blog/${id}`}>
      {messages.readMore}
      <VisuallyHidden> {messages.aboutTitle(title)}</VisuallyHidden>
      <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
    </Whole>
  );
}

const Whole = styled(Link)`
  display: inline-flex;
  gap: ${space[8]};
  align-items: center;
  justify-self: start;
  min-height: 2.75rem;
  color: ${color.brass700};
  font-weight: 500;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  &:focus-visible {
    outline: none;
  }
`;
