import styled from 'styled-components';
import { color, space } from '../../theme/tokens';
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
  gap: ${space[4]};
  del {
    color: ${color.claret700};
  }
  ins {
    color: ${color.leaf700};
    text-decoration: none;
  }
`;
