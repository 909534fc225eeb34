import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { VisuallyHidden } from '../Layout';
import { type LayerFrame, layerPoint } from './layerFrame';
import { type Place, pannedBy } from './projection';

interface MovablePinProps {
  place: Place;
  frame: LayerFrame;
  label: string;
  /** How to move it by keys. */
  help: string;
  /** Not placed, it is only an offer. */
  isPlaced: boolean;
  /** On its way. */
  onMove: (place: Place) => void;
  /** Put down. */
  onPlace: (place: Place) => void;
  onCancel: () => void;
  onFocus: (place: Place) => void;
}

/** Pixels of one press of an arrow key, and with Shift. */
const steps = { fine: 4, coarse: 40 } as const;
const ways: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A pin that is dragged, or moved with the arrow keys and put down with Enter. */
export function MovablePin(props: MovablePinProps) {
  const { place, frame, label, help, isPlaced, onMove, onPlace, onCancel, onFocus } = props;
  const helpId = useId();
  const dragged = useRef<{ x: number; y: number; place: Place }>(undefined);
  const isAway = useRef(false);
  const { x, y } = layerPoint(frame, place);
  const movedBy = (from: Place, right: number, down: number): Place => {
    const { longitude, latitude } = pannedBy({ ...from, zoom: frame.zoom }, right, down);
    return { longitude, latitude };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (way) {
      const step = event.shiftKey ? steps.coarse : steps.fine;
      const next = movedBy(place, way[0] * step, way[1] * step);
      isAway.current = true;
      onMove(next);
      onFocus(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      isAway.current = false;
      onPlace(place);
    } else if (event.key === 'Escape' && isAway.current) {
      isAway.current = false;
      onCancel();
    } else return;
    event.preventDefault();
    // the arrow keys of the map are the pin's while it has the focus
    event.stopPropagation();
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const from = dragged.current;
    if (from) onMove(movedBy(from.place, clientX - from.x, clientY - from.y));
  };
  return (
    <>
      <Pin
        type="button"
        aria-label={label}
        aria-describedby={helpId}
        data-map-control
        $isPlaced={isPlaced}
        style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -100%)` }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (isAway.current) onPlace(place);
          isAway.current = false;
        }}
        onPointerDown={(event) => {
          dragged.current = { x: event.clientX, y: event.clientY, place };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          if (dragged.current) onPlace(place);
          dragged.current = undefined;
        }}
        onPointerCancel={() => {
          dragged.current = undefined;
          onCancel();
        }}
      >
        <svg width="32" height="42" viewBox="-16 -37 32 42" aria-hidden="true">
          <path d="M0 0C-3-7-12-13-12-22a12 12 0 0 1 24 0C12-13 3-7 0 0z" strokeWidth="1.5" />
          <circle cy={-22} r={4.5} />
        </svg>
      </Pin>
      <VisuallyHidden id={helpId}>{help}</VisuallyHidden>
    </>
  );
}

const Pin = styled.button<{ $isPlaced: boolean }>`
  position: absolute;
  top: 5px;
  left: 0;
  display: grid;
  place-items: end center;
  width: 2.75rem;
  height: 3.25rem;
  padding: 0;
  border: 0;
  background: none;
  cursor: move;
  touch-action: none;
  path {
    fill: ${({ $isPlaced }) => ($isPlaced ? color.night : color.raised)};
    stroke: ${({ $isPlaced }) => ($isPlaced ? color.brassOnNight : color.ink900)};
    stroke-dasharray: ${({ $isPlaced }) => ($isPlaced ? 'none' : '3 2')};
  }
  circle {
    fill: ${({ $isPlaced }) => ($isPlaced ? color.brassOnNight : color.ink900)};
  }
`;
