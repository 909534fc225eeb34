import * as messages from '@messages/app/map';
import { Hand, Minus, Plus } from 'lucide-react';
import styled from 'styled-components';
import { color, radius, space } from '../../theme/tokens';
import { type MapView, zoomLimits, zoomedTo } from './projection';

interface MapControlsProps {
  view: MapView;
  onView: (view: MapView) => void;
  /** Whether one finger moves the map. */
  isHanded: boolean;
  onHanded: (isHanded: boolean) => void;
}

/** Buttons for what gestures and keys do as well. */
export function MapControls({ view, onView, isHanded, onHanded }: MapControlsProps) {
  const zoomBy = (steps: number) => onView(zoomedTo(view, view.zoom + steps));
  return (
    <Bar data-map-control>
      <button
        type="button"
        aria-label={messages.zoomIn}
        aria-disabled={view.zoom >= zoomLimits.max}
        onClick={() => zoomBy(1)}
      >
        <Plus size={20} strokeWidth={1.5} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={messages.zoomOut}
        aria-disabled={view.zoom <= zoomLimits.min}
        onClick={() => zoomBy(-1)}
      >
        <Minus size={20} strokeWidth={1.5} aria-hidden />
      </button>
      <ForFingers
        type="button"
        aria-label={messages.moveWithOneFinger}
        aria-pressed={isHanded}
        onClick={() => onHanded(!isHanded)}
      >
        <Hand size={20} strokeWidth={1.5} aria-hidden />
      </ForFingers>
    </Bar>
  );
}

const Bar = styled.div`
  position: absolute;
  z-index: 1;
  top: ${space[8]};
  right: ${space[8]};
  display: grid;
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  background: ${color.raised};
  overflow: clip;
  button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.ink900};
  }
  button + button {
    border-top: 1px solid ${color.sand200};
  }
  button:hover {
    color: ${color.brass700};
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  [aria-disabled='true'] {
    color: ${color.ink500};
  }
  [aria-pressed='true'] {
    background: ${color.brassButton};
    color: ${color.onBrass};
  }
`;
/** A mouse and a pen move the map without it. */
const ForFingers = styled.button`
  @media not (pointer: coarse) {
    && {
      display: none;
    }
  }
`;
