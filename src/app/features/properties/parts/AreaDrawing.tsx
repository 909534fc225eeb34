import type { Point } from '@contract/mapArea';
import * as messages from '@messages/app/resultsMap';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMachine } from '../../../flow/useMachine';
import { color, layer, radius, size as sizes, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { viewAfterKey } from '../../../ui/map/mapKeys';
import { type MapView, type Size, type World, offsetOf, placeAt } from '../../../ui/map/projection';
import { drawAreaMachine } from '../drawAreaMachine';
import { cornersOfLine } from '../drawnLine';

interface AreaDrawingProps {
  view: MapView;
  size: Size;
  onView: (view: MapView) => void;
  onDrawn: (corners: readonly Point[]) => void;
  /** Search what the map shows instead. */
  onShown: () => void;
  onEnd: () => void;
}

/** A shorter line is a press: it sets one corner. */
const shortest = 12;

/** Over the map while an area is drawn: by mouse or finger with one line around it, by keyboard corner by corner. */
export function AreaDrawing({ view, size, onView, onDrawn, onShown, onEnd }: AreaDrawingProps) {
  const [{ value, context }, send] = useMachine(drawAreaMachine);
  const [line, setLine] = useState<readonly World[]>([]);
  const canvas = useRef<HTMLDivElement>(null);
  const { corners } = context;
  useEffect(() => canvas.current?.focus(), []);
  const ends = useRef({ onDrawn, onEnd });
  useEffect(() => {
    ends.current = { onDrawn, onEnd };
  });
  useEffect(() => {
    if (value === 'drawn') ends.current.onDrawn(corners);
    if (value === 'cancelled') ends.current.onEnd();
  }, [value, corners]);
  const placeOf = ({ x, y }: World): Point => placeAt(view, x - size.width / 2, y - size.height / 2);
  const at = ({ clientX, clientY, currentTarget }: PointerEvent): World => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const setCorner = () => send({ type: 'CORNER', corner: placeAt(view, 0, 0) });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = viewAfterKey(view, event.key);
    if (next) onView(next);
    else if (event.key === 'Enter') setCorner();
    else if (event.key === 'Backspace') send({ type: 'UNDONE' });
    else if (event.key === 'Escape') send({ type: 'CANCELLED' });
    else return;
    event.preventDefault();
  };
  const release = (event: PointerEvent) => {
    const drawn = [...line, at(event)];
    const [first] = drawn;
    setLine([]);
    if (!first || line.length === 0) return;
    const isPress = drawn.every(({ x, y }) => Math.hypot(x - first.x, y - first.y) < shortest);
    if (isPress) send({ type: 'CORNER', corner: placeOf(first) });
    else send({ type: 'TRACED', corners: cornersOfLine(drawn).map(placeOf) });
  };
  const shown: readonly World[] =
    line.length > 0
      ? line
      : corners.map((corner) => {
          const { x, y } = offsetOf(view, corner);
          return { x: x + size.width / 2, y: y + size.height / 2 };
        });
  return (
    <>
      <Canvas
        ref={canvas}
        role="application"
        tabIndex={0}
        aria-label={messages.drawAroundThePlaces}
        data-map-control
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setLine([at(event)]);
        }}
        onPointerMove={(event) => {
          if (line.length > 0) setLine([...line, at(event)]);
        }}
        onPointerUp={release}
        onPointerCancel={() => setLine([])}
      >
        <svg width={size.width} height={size.height} aria-hidden="true">
          <path d={`M${size.width / 2 - 9} ${size.height / 2}h18m-9-9v18`} stroke={color.ink900} strokeWidth={1.5} />
          <polygon
            points={shown.map(({ x, y }) => `${x.toFixed(0)},${y.toFixed(0)}`).join(' ')}
            fill={color.brass500}
            fillOpacity={0.16}
            stroke={color.brass700}
            strokeWidth={2.5}
            strokeLinejoin="round"
          />
          {line.length === 0 &&
            shown.map(({ x, y }) => <circle key={`${x} ${y}`} cx={x} cy={y} r={4} fill={color.brass700} />)}
        </svg>
      </Canvas>
      <Tools data-map-control>
        <p role="status">{corners.length > 0 ? messages.corners(corners.length) : messages.drawAroundThePlaces}</p>
        {corners.length >= 3 && <Button onClick={() => send({ type: 'FINISHED' })}>{messages.searchInside}</Button>}
        <Button $kind="quiet" onClick={setCorner}>
          {messages.setACorner}
        </Button>
        <Button $kind="quiet" onClick={onShown}>
          {messages.useWhatIsShown}
        </Button>
        <Button $kind="quiet" onClick={() => send({ type: 'CANCELLED' })}>
          {messages.cancel}
        </Button>
      </Tools>
    </>
  );
}

const Canvas = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0;
  cursor: crosshair;
  touch-action: none;
  user-select: none;
  &:focus-visible {
    outline-offset: -3px;
  }
  svg {
    display: block;
    pointer-events: none;
  }
`;
const Tools = styled.div`
  position: absolute;
  z-index: ${layer.sticky};
  inset: auto ${space[8]} ${space[32]};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  padding: ${space[8]} ${space[12]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  background: ${color.raised};
  font-size: ${sizes[14]};
  p {
    flex: 1 1 14rem;
  }
  button {
    padding-inline: ${space[12]};
  }
`;
