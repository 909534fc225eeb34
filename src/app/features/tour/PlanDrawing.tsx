import { type PlanBox, around, boxOf, leafOf, pathOf, toSvg } from '@contract/planGeometry';
import type { PlanDrawing as Drawing } from '@contract/tours';
import { memo } from 'react';
import styled from 'styled-components';
import { color, font } from '../../theme/tokens';

interface PlanDrawingProps {
  drawing: Drawing;
  /** The accessible name; empty if the text beside it says the same. */
  label: string;
  /** The names of the rooms; a small plan goes without, and without furniture. */
  detailed?: boolean;
}

/** A floor plan drawn from data: sharp at every size and on paper, in the colours of the scheme. */
export const PlanDrawing = memo(function PlanDrawing({ drawing, label, detailed = true }: PlanDrawingProps) {
  const box = boxOf(drawing);
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Svg viewBox={`0 0 ${box.width} ${box.height}`} {...named}>
      {drawing.rooms.map(({ polygon, outdoor }, at) => (
        <path key={at} className={outdoor ? 'outdoor' : 'room'} d={pathOf(box, polygon, true)} />
      ))}
      {drawing.water.map(({ from: [x1 = 0, y1 = 0], to: [x2 = 0, y2 = 0] }, at) => {
        const corners = [
          [x1, y1],
          [x2, y1],
          [x2, y2],
          [x1, y2],
        ];
        return <path key={at} className="water" d={pathOf(box, corners, true)} />;
      })}
      {detailed && <Furniture drawing={drawing} box={box} />}
      {drawing.walls.map(({ points, thickness }, at) => (
        <path key={at} className="wall" strokeWidth={thickness} d={pathOf(box, points)} />
      ))}
      {drawing.openings.map((opening, at) => (
        <Opening key={at} opening={opening} box={box} />
      ))}
      {detailed && drawing.rooms.map((room, at) => <RoomName key={at} room={room} box={box} />)}
    </Svg>
  );
});

function Furniture({ drawing, box }: { drawing: Drawing; box: PlanBox }) {
  return drawing.furniture.map(({ x, y, rotation_deg: turn, width, depth, shape }, at) => {
    const [left, top] = toSvg(box, [x, y]);
    const turned = `translate(${left} ${top}) rotate(${-turn})`;
    const className = shape === 'rug' ? 'rug' : shape === 'tree' ? 'tree' : 'piece';
    return shape === 'ellipse' || shape === 'tree' ? (
      <ellipse key={at} className={className} transform={turned} rx={width / 2} ry={depth / 2} />
    ) : (
      <rect
        key={at}
        className={className}
        transform={turned}
        x={-width / 2}
        y={-depth / 2}
        width={width}
        height={depth}
      />
    );
  });
}

/** A gap in the wall, with the leaf and the way of a door, or the panes of a window. */
function Opening({ opening, box }: { opening: Drawing['openings'][number]; box: PlanBox }) {
  const { kind, from, to, thickness, hinge } = opening;
  const line = pathOf(box, [from, to]);
  const leaf = kind === 'door' ? leafOf(opening) : null;
  const [[x1, y1], [x2, y2]] = [toSvg(box, from), toSvg(box, to)];
  return (
    <>
      <path className="gap" strokeWidth={thickness + 0.02} d={line} />
      {(kind === 'window' || kind === 'glazing' || kind === 'screen') && (
        <path className="pane" strokeWidth={thickness * 0.45} d={line} />
      )}
      {kind === 'sliding' && <path className="slide" d={line} />}
      {leaf && hinge && (
        <>
          <path className="leaf" d={pathOf(box, [hinge, leaf])} />
          <DoorWay box={box} hinge={hinge} leaf={leaf} ends={[x1, y1, x2, y2]} swing={opening.swing_deg ?? 0} />
        </>
      )}
    </>
  );
}

interface DoorWayProps {
  box: PlanBox;
  hinge: readonly number[];
  leaf: readonly number[];
  ends: readonly [number, number, number, number];
  swing: number;
}

/** The quarter circle on which a door moves. */
function DoorWay({ box, hinge, leaf, ends: [x1, y1, x2, y2], swing }: DoorWayProps) {
  const [hx, hy] = toSvg(box, hinge);
  const [lx, ly] = toSvg(box, leaf);
  const free = Math.hypot(x1 - hx, y1 - hy) < 1e-6 ? [x2, y2] : [x1, y1];
  const reach = Math.hypot(lx - hx, ly - hy);
  return <path className="swing" d={`M${free[0]} ${free[1]}A${reach} ${reach} 0 0 ${swing > 0 ? 0 : 1} ${lx} ${ly}`} />;
}

/** A room's name in its middle, as large as its width allows. */
function RoomName({ room: { name, polygon }, box }: { room: Drawing['rooms'][number]; box: PlanBox }) {
  const { left, top, width, height } = around(polygon);
  const [x, y] = toSvg(box, [left + width / 2, top - height / 2]);
  return (
    <text
      x={x}
      y={y}
      fontSize={Math.min(0.62, (width * 1.7) / name.length)}
      textAnchor="middle"
      dominantBaseline="middle"
    >
      {name}
    </text>
  );
}

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  .room {
    fill: ${color.raised};
  }
  .outdoor {
    fill: ${color.sand100};
    stroke: ${color.sand200};
    stroke-width: 0.04;
  }
  .water {
    fill: ${color.sand200};
    stroke: ${color.ink500};
    stroke-width: 0.03;
  }
  .piece,
  .rug,
  .tree {
    fill: none;
    stroke: ${color.ink500};
    stroke-width: 0.03;
    opacity: 0.55;
  }
  .rug {
    stroke-dasharray: 0.14 0.1;
    opacity: 0.4;
  }
  .wall,
  .gap,
  .pane {
    fill: none;
    stroke: ${color.ink900};
    stroke-linecap: square;
  }
  .gap {
    stroke: ${color.raised};
    stroke-linecap: butt;
  }
  .pane {
    stroke: ${color.ink500};
    stroke-linecap: butt;
    opacity: 0.7;
  }
  .leaf,
  .slide,
  .swing {
    fill: none;
    stroke: ${color.ink900};
    stroke-width: 0.05;
  }
  .swing {
    stroke-width: 0.025;
    opacity: 0.6;
  }
  text {
    fill: ${color.ink900};
    font-family: ${font.display};
    font-weight: 600;
    paint-order: stroke;
    stroke: ${color.raised};
    stroke-width: 0.12;
  }
`;
