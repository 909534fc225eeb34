import { type ReactNode, memo } from 'react';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../../theme/tokens';
import { type LayerFrame, layerPoint } from './layerFrame';
import type { Place } from './projection';

interface MapMarkProps {
  /** Handed to `onPress`, `onLight` and `onFocus`, so that these can stay the same for all marks. */
  id: string;
  longitude: number;
  latitude: number;
  frame: LayerFrame;
  /** What the button does, in words. */
  name: string;
  /** What it shows. */
  text: ReactNode;
  /** In a circle before the text, for several listings. */
  count?: string | undefined;
  /** Where others are near: only the number, or a dot, until the pointer or the focus comes to it. */
  isSmall?: boolean;
  isLit: boolean;
  isOpen: boolean;
  onPress: (id: string) => void;
  /** The pointer or the focus comes to it; undefined when it leaves. */
  onLight: (id: string | undefined) => void;
  onFocus: (place: Place) => void;
}

/** A mark on a map: a button with a price. */
export const MapMark = memo(function MapMark(props: MapMarkProps) {
  const { id, longitude, latitude, frame, name, text, count, isSmall, isLit, isOpen, onPress, onLight, onFocus } =
    props;
  const { x, y } = layerPoint(frame, { longitude, latitude });
  return (
    <Mark
      type="button"
      aria-label={name}
      aria-expanded={isOpen}
      data-mark={id}
      data-small={isSmall ? (count === undefined ? 'dot' : 'number') : undefined}
      data-lit={isLit || isOpen || undefined}
      style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)` }}
      onClick={() => onPress(id)}
      onPointerEnter={() => onLight(id)}
      onPointerLeave={() => onLight(undefined)}
      onFocus={({ currentTarget }) => {
        onLight(id);
        if (currentTarget.matches(':focus-visible')) onFocus({ longitude, latitude });
      }}
      onBlur={() => onLight(undefined)}
    >
      {count && <b>{count}</b>}
      <span>{text}</span>
    </Mark>
  );
});

const Mark = styled.button`
  position: absolute;
  top: 0;
  left: 0;
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-height: 1.75rem;
  padding: 0 ${space[8]};
  border: 1px solid ${color.brass500};
  border-radius: 1rem;
  background: ${color.raised};
  color: ${color.ink900};
  box-shadow: 0 1px 3px ${color.shadow};
  font: 600 ${size[16]} / 1 ${font.display};
  font-variant-numeric: lining-nums tabular-nums;
  white-space: nowrap;
  contain: layout style;
  b {
    min-width: 1.25rem;
    margin-left: -${space[4]};
    padding: 0 ${space[4]};
    border-radius: ${radius.control};
    background: ${color.sand100};
    color: ${color.brass700};
    font: 500 ${size[14]} / 1.25rem ${font.site};
  }
  &[data-small]:not(:hover, :focus-visible, [data-lit]) {
    padding: 0 ${space[4]};
    b {
      margin: 0;
    }
    span {
      display: none;
    }
  }
  &[data-small='dot']:not(:hover, :focus-visible, [data-lit]) {
    width: 0.875rem;
    min-height: 0.875rem;
    padding: 0;
    border-color: ${color.raised};
    background: ${color.brass700};
  }
  /* a finger needs more than it sees */
  &::after {
    content: '';
    position: absolute;
    inset: -${space[8]} 0;
  }
  &[data-small='dot']::after {
    inset: -${space[8]};
  }
  &:hover,
  &:focus-visible,
  &[data-lit] {
    z-index: 1;
    background: ${color.night};
    border-color: ${color.brassOnNight};
    color: ${color.brassOnNight};
  }
`;
