import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { LayerFrame } from './layerFrame';
import { type MapView, type Size, boxOf } from './projection';
import { type Sketch, loadSketch, sketchesIn } from './sketch';
import { SketchLayer } from './SketchLayer';
import { SketchNames } from './SketchNames';
import { type TileSource, tilesIn } from './tiles';

interface MapGroundProps {
  frame: LayerFrame;
  view: MapView;
  size: Size;
  tiles: TileSource | undefined;
  shapes: ReactNode;
}

/** The sketches of what is shown, as they arrive. */
function useSketches(wanted: readonly number[]): readonly Sketch[] {
  const [loaded, setLoaded] = useState<Readonly<Record<number, Sketch>>>({});
  const key = wanted.join();
  useEffect(() => {
    let isGone = false;
    for (const at of key ? key.split(',').map(Number) : [])
      loadSketch(at).then(
        (sketch) => {
          if (!isGone) setLoaded((before) => (before[at] ? before : { ...before, [at]: sketch }));
        },
        // the marks are of use on plain paper, too; moving the map tries again
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [key]);
  return wanted.flatMap((at) => loaded[at] ?? []);
}

/** The ground: the sketch, above it tiles if there are any, above them shapes. */
export function MapGround({ frame, view, size, tiles, shapes }: MapGroundProps) {
  const sketches = useSketches(sketchesIn(boxOf(view, size, 1)));
  return (
    <>
      <Drawing aria-hidden="true">
        {sketches.map((sketch) => (
          <SketchLayer key={sketch.name} sketch={sketch} frame={frame} />
        ))}
        {sketches.map((sketch) => (
          <SketchNames key={sketch.name} sketch={sketch} frame={frame} />
        ))}
      </Drawing>
      {tiles &&
        tilesIn(boxOf(view, size, 0.5), frame, tiles).map(({ key, address, x, y, side }) => (
          <TilePicture
            key={key}
            src={address}
            alt=""
            draggable={false}
            decoding="async"
            // the sketch below stays visible
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
            style={{
              transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`,
              width: side + 0.5,
              height: side + 0.5,
            }}
          />
        ))}
      {shapes && <Drawing aria-hidden="true">{shapes}</Drawing>}
    </>
  );
}

const Drawing = styled.svg`
  position: absolute;
  top: 0;
  left: 0;
  /* a picture without a size is not painted, however far it reaches */
  width: 1px;
  max-width: none;
  height: 1px;
  overflow: visible;
  pointer-events: none;
`;
const TilePicture = styled.img`
  position: absolute;
  top: 0;
  left: 0;
  max-width: none;
  pointer-events: none;
  @media (prefers-color-scheme: dark) {
    filter: brightness(0.75);
  }
`;
