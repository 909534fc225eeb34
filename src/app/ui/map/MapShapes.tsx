import { color } from '../../theme/tokens';
import { type LayerFrame, layerPoint } from './layerFrame';
import { type Place, metresPerPixel } from './projection';

interface ShapeProps {
  place: Place;
  frame: LayerFrame;
}

/** A circle on the ground: somewhere in it. */
export function MapCircle({ place, frame, metres }: ShapeProps & { metres: number }) {
  const { x, y } = layerPoint(frame, place);
  return (
    <circle
      cx={x}
      cy={y}
      r={metres / metresPerPixel({ ...place, zoom: frame.zoom })}
      fill={color.brass500}
      fillOpacity={0.22}
      stroke={color.brass700}
      strokeWidth={1.5}
    />
  );
}

/** A pin whose tip is at the place. */
export function MapPin({ place, frame }: ShapeProps) {
  const { x, y } = layerPoint(frame, place);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path
        d="M0 0C-3-7-12-13-12-22a12 12 0 0 1 24 0C12-13 3-7 0 0z"
        fill={color.night}
        stroke={color.brassOnNight}
        strokeWidth={1.5}
      />
      <circle cy={-22} r={4.5} fill={color.brassOnNight} />
    </g>
  );
}
