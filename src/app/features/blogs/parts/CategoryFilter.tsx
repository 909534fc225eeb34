import * as messages from '@messages/app/blogs';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, radius, space } from '../../../theme/tokens';
import { type BlogSearch, blogAddress, categories } from '../blogSearch';

/** All and the four categories, as links; the selection is in the address. */
export function CategoryFilter({ chosen }: { chosen: BlogSearch['category'] }) {
  return (
    <nav aria-label={messages.categories}>
      <List>
        {[undefined, ...categories].map((category) => (
          <li key={category ?? 'All'}>
            <Choice
              to={blogAddress({ ...(category && { category }), page: 1 })}
              preventScrollReset
              aria-current={category === chosen ? 'true' : undefined}
            >
              {category ?? messages.all}
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
const Choice = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0 ${space[16]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  text-decoration: none;
  &:hover {
    border-color: ${color.brass700};
    color: ${color.brass700};
  }
  &[aria-current] {
    background: ${color.ink900};
    border-color: ${color.ink900};
    color: ${color.ivory50};
    text-decoration: underline;
    text-underline-offset: 0.35em;
    text-decoration-color: ${color.brass500};
  }
`;
