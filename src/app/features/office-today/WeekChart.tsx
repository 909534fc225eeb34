import type { OfficeToday } from '@contract/officeToday';
import * as messages from '@messages/app/officeToday';
import { useId } from 'react';
import styled from 'styled-components';
import { color, font, size, space } from '../../theme/tokens';
import { VisuallyHidden } from '../../ui/Layout';
import { dayLabel } from '../../ui/Day';

type Week = NonNullable<OfficeToday['weeks']>[number];

interface WeekChartProps {
  title: string;
  weeks: readonly Week[];
  valueOf: (week: Week) => number;
}

const height = 120;
const labels = 18;
const width = 360;

/** A bar for each of the last weeks with its number; the same as a table for who cannot see it. */
export function WeekChart({ title, weeks, valueOf }: WeekChartProps) {
  const id = useId();
  const most = Math.max(1, ...weeks.map(valueOf));
  const step = width / Math.max(1, weeks.length);
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <svg viewBox={`0 0 ${width} ${height + labels * 2}`} role="presentation" aria-hidden="true">
        {weeks.map((week, at) => {
          const value = valueOf(week);
          const bar = Math.round((value / most) * height);
          const middle = at * step + step / 2;
          return (
            <g key={week.week}>
              <rect
                x={at * step + 4}
                y={labels + height - bar}
                width={step - 8}
                height={Math.max(1, bar)}
                fill={at === weeks.length - 1 ? color.brass500 : color.ink500}
              />
              <text x={middle} y={labels + height - bar - 5}>
                {value}
              </text>
              {at % 3 === weeks.length % 3 && (
                <text x={middle} y={height + labels * 2 - 4} data-axis>
                  {dayLabel(week.week).replace(/ \d{4}$/, '')}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <VisuallyHidden as="table">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.weekFrom}</th>
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.week}>
              <th scope="row">{dayLabel(week.week)}</th>
              <td>{valueOf(week)}</td>
            </tr>
          ))}
        </tbody>
      </VisuallyHidden>
    </section>
  );
}

const Title = styled.h2`
  padding-bottom: ${space[8]};
  font: 600 ${size[18]} / 1.3 ${font.display};
  & + svg {
    display: block;
    width: 100%;
    max-width: 30rem;
    height: auto;
  }
  & + svg text {
    fill: ${color.ink900};
    font: 400 12px ${font.site};
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  & + svg [data-axis] {
    fill: ${color.ink500};
  }
`;
