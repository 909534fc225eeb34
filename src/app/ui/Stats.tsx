import styled from 'styled-components';
import { color, font, from, size, space } from '../theme/tokens';

/** Figures with their labels. */
export function Stats({ stats }: { stats: readonly (readonly [figure: string, what: string])[] }) {
  return (
    <List>
      {stats.map(([figure, what]) => (
        <div key={what}>
          <dd>{figure}</dd>
          <dt>{what}</dt>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.25rem, 1fr));
  gap: ${space[24]} ${space[16]};
  ${from.phone} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[24]} ${space[48]};
  }
  div {
    display: flex;
    flex-direction: column;
  }
  dd {
    font: 500 ${size[40]} / 1.1 ${font.display};
    font-variant-numeric: lining-nums;
  }
  dt {
    color: ${color.ink500};
    font-size: ${size[14]};
  }
`;
