import * as messages from '@messages/app/map';
import styled from 'styled-components';
import { type MapView, metresPerPixel } from './projection';

const lengths = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20];
const widest = 110;

/** The longest round length that the scale has room for, in metres, and its width in pixels. */
export function scaleOf(view: MapView): { metres: number; width: number } {
  const metresPer = metresPerPixel(view);
  const metres = lengths.find((length) => length / metresPer <= widest) ?? 20;
  return { metres, width: metres / metresPer };
}

/** A bar that shows how far things are apart. */
export function MapScale({ view }: { view: MapView }) {
  const { metres, width } = scaleOf(view);
  return <Bar style={{ width }}>{metres < 1_000 ? messages.metres(metres) : messages.kilometres(metres / 1_000)}</Bar>;
}

const Bar = styled.span`
  border: solid currentColor;
  border-width: 0 1px 1px;
  text-align: center;
  white-space: nowrap;
`;
