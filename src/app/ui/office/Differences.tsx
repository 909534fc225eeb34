import styled from 'styled-components';
import { color, from, space } from '../../theme/tokens';
import { type Change, differences } from './differences';

/** The changed fields of a row, each before and after. */
export function Differences({ change }: { change: Change }) {
  const changed = differences(change);
  if (changed.length === 0) return null;
  return (
    <Fields>
      {changed.map(({ field, before, after }) => (
        <li key={field}>
          {field}: {before !== undefined && <del>{before}</del>} {after !== undefined && <ins>{after}</ins>}
        </li>
      ))}
    </Fields>
  );
}

const Fields = styled.ul`
  display: grid;
  /* a long word breaks; in a table it must not squeeze the column either */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${from.desktop} {
    min-width: 14rem;
  }
  del {
    color: ${color.claret700};
  }
  ins {
    color: ${color.leaf700};
    text-decoration: none;
  }
`;
