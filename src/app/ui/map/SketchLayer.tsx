import { memo, useMemo } from 'react';
import { type LayerFrame, layerPoint } from './layerFrame';
import { mapColor } from './mapColors';
import { toPlace } from './projection';
import type { Sketch } from './sketch';
import { drawSketch } from './sketchDrawing';

interface SketchLayerProps {
  sketch: Sketch;
  frame: LayerFrame;
}

/** The ground of a sketch: hills, greens, water, rail and roads. */
export const SketchLayer = memo(function SketchLayer({ sketch, frame }: SketchLayerProps) {
  const drawing = useMemo(() => drawSketch(sketch), [sketch]);
  const scale = 2 ** (frame.zoom - drawing.frame.zoom);
  const { x, y } = layerPoint(frame, toPlace(drawing.frame.origin));
  // lines are wider on a closer map, but much less than the map is larger
  const wider = Math.min(2.4, Math.max(0.7, 2 ** ((frame.zoom - 11.2) / 2)));
  const px = (width: number) => (width * wider) / scale;
  const { arterial, ring, highway } = drawing.roads;
  const [streams, rivers, mainRivers] = drawing.rivers;
  return (
    <g
      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale})`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawing.hills} stroke={mapColor.hill} strokeWidth={px(16)} strokeOpacity={0.25} />
      <path d={drawing.hills} stroke={mapColor.hill} strokeWidth={px(8)} strokeOpacity={0.4} />
      <path d={drawing.hills} fill={mapColor.hill} />
      <path d={drawing.greens} fill={mapColor.green} stroke={mapColor.green} strokeWidth={px(3)} strokeOpacity={0.5} />
      <path d={streams} stroke={mapColor.shore} strokeWidth={px(1)} strokeOpacity={0.75} />
      <path d={rivers} stroke={mapColor.shore} strokeWidth={px(3.3)} />
      <path d={mainRivers} stroke={mapColor.shore} strokeWidth={px(4.6)} />
      <path d={drawing.lakes} stroke={mapColor.shore} strokeWidth={px(1.6)} />
      <path d={rivers} stroke={mapColor.water} strokeWidth={px(2)} />
      <path d={mainRivers} stroke={mapColor.water} strokeWidth={px(3.3)} />
      <path d={drawing.lakes} fill={mapColor.water} />
      <path d={drawing.rail} stroke={mapColor.rail} strokeWidth={px(0.8)} strokeOpacity={0.8} />
      <path
        d={drawing.rail}
        stroke={mapColor.rail}
        strokeWidth={px(3.2)}
        strokeOpacity={0.6}
        strokeLinecap="butt"
        strokeDasharray={`${px(0.8)} ${px(6)}`}
      />
      <Road path={arterial} color={mapColor.arterial} width={px(1.5)} edge={px(1.6)} />
      <Road path={ring} color={mapColor.ring} width={px(2.1)} edge={px(1.6)} />
      <Road path={highway} color={mapColor.highway} width={px(2.6)} edge={px(1.6)} />
      <path d={highway} stroke={mapColor.paper} strokeWidth={px(0.5)} strokeOpacity={0.75} />
      <path d={drawing.runway} stroke={mapColor.ring} strokeWidth={px(4.2)} strokeLinecap="square" />
      <path d={drawing.runway} stroke={mapColor.paper} strokeWidth={px(0.9)} strokeDasharray={`${px(3)} ${px(3)}`} />
    </g>
  );
});

interface RoadProps {
  path: string;
  color: string;
  width: number;
  /** How much wider its edge is. */
  edge: number;
}

/** A road with an edge of paper, so that crossings are legible. */
function Road({ path, color, width, edge }: RoadProps) {
  return (
    <>
      <path d={path} stroke={mapColor.paper} strokeWidth={width + edge} strokeOpacity={0.8} />
      <path d={path} stroke={color} strokeWidth={width} />
    </>
  );
}
