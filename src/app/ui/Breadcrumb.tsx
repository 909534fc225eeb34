import * as messages from '@messages/app/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, size, space } from '../theme/tokens';

/** The path from Home to the current page, which comes last. */
export function Breadcrumb({ trail }: { trail: readonly { name: string; to?: string }[] }) {
  return (
    <nav aria-label={messages.breadcrumb}>
      <List>
        <li>
          <Link to="/">{messages.home}</Link>
        </li>
        {trail.map(({ name, to }) => (
          <li key={name} aria-current={to ? undefined : 'page'}>
            {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[8]};
  font-size: ${size[14]};
  color: ${color.ink500};
  li {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  /* a long title ends in an ellipsis: if it wrapped in one font and not in the other, the page would move with it.
     Its column may shrink to nothing, so that it never widens the page. */
  [aria-current] {
    display: grid;
    grid-template-columns: auto minmax(0, max-content);
    /* the column of the slash would take what is left */
    justify-content: start;
    flex: 1 1 3rem;
    min-width: 0;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  li + li::before {
    content: '/';
    margin-right: ${space[8]};
  }
  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    margin: 0 -${space[8]};
    padding: 0 ${space[8]};
    text-decoration: none;
  }
  a:hover {
    color: ${color.brass700};
    text-decoration: underline;
  }
`;
