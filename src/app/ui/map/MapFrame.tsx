import * as messages from '@messages/app/map';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { color, font, radius, size as sizes, space } from '../../theme/tokens';
import { mapTiles } from '../../platform/mapTiles';
import { VisuallyHidden } from '../Layout';
import type { LayerFrame } from './layerFrame';
import { MapControls } from './MapControls';
import { MapGround } from './MapGround';
import { darkMap, lightMap, mapColor, mapColorLines } from './mapColors';
import { MapScale } from './MapScale';
import { type Place, placeAt } from './projection';
import { useLiveMap, type LiveMap } from './useLiveMap';
import type { MapState } from './useMapView';

/** What lies on a map: its coordinates, and how to bring a place into view. */
export interface OnMap {
  frame: LayerFrame;
  reveal: (place: Place) => void;
}

interface MapFrameProps {
  state: MapState;
  /** The name of the map. */
  label: string;
  id?: string;
  /** Whether it fills the screen: one finger then moves it, because nothing else is to be scrolled. */
  fills?: boolean;
  /** Areas and circles on the ground, as SVG. */
  shapes?: (frame: LayerFrame) => ReactNode;
  /** Marks. */
  children?: (on: OnMap) => ReactNode;
  /** A press on the ground. */
  onPress?: (place: Place) => void;
  /** What floats over the map and does not move. */
  over?: ReactNode;
}

/** A map that fills its parent: the sketch, or tiles where they are configured, and marks on it. */
export function MapFrame({ state: { ref, view, size, onView }, ...props }: MapFrameProps) {
  return <Frame ref={ref}>{view && size && <Live {...props} view={view} size={size} onView={onView} />}</Frame>;
}

function Live({
  label,
  id,
  fills = false,
  shapes,
  onPress,
  children,
  over,
  ...live
}: Omit<MapFrameProps, 'state'> & LiveMap) {
  const { view, size, onView } = live;
  const { map, layers, cover, frame, hint, isHanded, setHanded, onKeyDown, reveal } = useLiveMap(live, fills);
  const helpId = useId();
  const [tiles] = useState(mapTiles);
  return (
    <>
      <MapControls view={view} onView={onView} isHanded={isHanded} onHanded={setHanded} />
      {over}
      <Surface
        ref={map}
        id={id}
        role="region"
        aria-roledescription={messages.map}
        aria-label={label}
        aria-describedby={helpId}
        tabIndex={0}
        $isHanded={isHanded}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          if (!onPress || (event.target instanceof Element && event.target.closest('button'))) return;
          const { left, top } = event.currentTarget.getBoundingClientRect();
          onPress(placeAt(view, event.clientX - left - size.width / 2, event.clientY - top - size.height / 2));
        }}
        // the map moves to a mark with the focus by itself
        onScroll={({ currentTarget }) => currentTarget.scrollTo(0, 0)}
      >
        <VisuallyHidden id={helpId}>{messages.keysOfTheMap}</VisuallyHidden>
        <Layers ref={layers}>
          <MapGround frame={frame} view={view} size={size} tiles={tiles} shapes={shapes?.(frame)} />
          {children?.({ frame, reveal })}
        </Layers>
        <Cover ref={cover} />
      </Surface>
      <Foot>
        <MapScale view={view} />
        <span>{tiles ? tiles.attribution : messages.sketchMap}</span>
      </Foot>
      {hint && (
        <Hint aria-hidden="true">
          <span>
            {hint === 'finger'
              ? messages.useTwoFingers
              : messages.holdToZoom(/mac|iphone|ipad/i.test(navigator.platform))}
          </span>
        </Hint>
      )}
    </>
  );
}

const Frame = styled.div`
  ${mapColorLines(lightMap)}
  @media (prefers-color-scheme: dark) {
    ${mapColorLines(darkMap)}
  }
  position: relative;
  isolation: isolate;
  width: 100%;
  height: 100%;
  overflow: clip;
  background: ${mapColor.paper};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
  &:has(> [role='region']:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;
const Surface = styled.div<{ $isHanded: boolean }>`
  position: absolute;
  inset: 0;
  overflow: clip;
  cursor: grab;
  user-select: none;
  touch-action: ${({ $isHanded }) => ($isHanded ? 'none' : 'pan-x pan-y')};
  &:focus {
    outline: none;
  }
`;
/* Shows a cursor while the map moves. A cursor or an attribute of the map itself would concern the 500 marks on it, and
   anything that becomes visible is painted, all of which delays the first movement. */
const Cover = styled.div`
  position: absolute;
  inset: 0;
  cursor: grabbing;
  pointer-events: none;
  &[data-moving] {
    pointer-events: auto;
  }
`;
const Layers = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  transform-origin: 0 0;
  will-change: transform;
`;
const Foot = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space[8]};
  padding: ${space[4]} ${space[8]};
  color: ${mapColor.label};
  font: italic 500 ${sizes[14]} / 1.3 ${font.display};
  pointer-events: none;
  /* names of the map may be below it */
  & > * {
    padding-inline: ${space[4]};
    background: color-mix(in srgb, ${mapColor.paper} 85%, transparent);
  }
`;
const Hint = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  pointer-events: none;
  span {
    padding: ${space[12]} ${space[16]};
    border-radius: ${radius.control};
    background: ${color.night};
    color: ${color.onNight};
  }
`;
