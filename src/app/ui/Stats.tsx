import styled from 'styled-components';
import { color, font, from, size, space } from '../theme/tokens';

/** Figures with their labels, and what each counts where that needs saying. */
export function Stats({ stats }: { stats: readonly (readonly [figure: string, what: string, counts?: string])[] }) {
  return (
    <List>
      {stats.map(([figure, what, counts]) => (
        <div key={what}>
          <dd>{figure}</dd>
          <dt>
            {what}
            {counts && <small>{counts}</small>}
          </dt>
        </div>
      ))}
    </List>
  );
}

interface OwnFiguresProps<Name extends string> {
  figures: Readonly<Record<Name, { value: string; counts: string }>> | undefined;
  shown: readonly (readonly [name: Name, label: string, after?: string])[];
}

/** The company's figures with these names and labels; without those that the office has cleared. */
export function OwnFigures<Name extends string>({ figures, shown }: OwnFiguresProps<Name>) {
  const stats = shown.flatMap(([name, label, after = '']) => {
    const figure = figures?.[name];
    return figure?.value ? [[figure.value + after, label, figure.counts] as const] : [];
  });
  return stats.length > 0 && <Stats stats={stats} />;
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
  &:has(small) {
    grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  }
  small {
    display: block;
    max-width: 22ch;
    font-size: inherit;
  }
`;
