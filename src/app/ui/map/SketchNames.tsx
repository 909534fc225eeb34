import { memo, useMemo } from 'react';
import styled from 'styled-components';
import { font } from '../../theme/tokens';
import type { LayerFrame } from './layerFrame';
import { mapColor } from './mapColors';
import type { Sketch } from './sketch';
import { type LabelKind, type SketchLabel, labelSizes, layLabels } from './sketchLabels';

/** The names on a sketch, as many as have room. */
export const SketchNames = memo(function SketchNames({ sketch, frame }: { sketch: Sketch; frame: LayerFrame }) {
  const labels = useMemo(() => layLabels(sketch, frame), [sketch, frame]);
  return (
    <g>
      {labels.map((label) => (
        <Name key={`${label.kind} ${label.text}`} label={label} />
      ))}
    </g>
  );
});

const inks: Readonly<Record<LabelKind, string>> = {
  city: mapColor.label,
  main: mapColor.label,
  locality: mapColor.label,
  minor: mapColor.softLabel,
  landmark: mapColor.landmark,
  water: mapColor.waterLabel,
  hill: mapColor.softLabel,
};

function Name({ label: { kind, text, anchor, x, y, dot } }: { label: SketchLabel }) {
  const isPlain = kind === 'landmark' || kind === 'water' || kind === 'hill';
  return (
    <>
      {dot && kind === 'landmark' && (
        <path
          d={`M${dot.x.toFixed(1)} ${(dot.y - 3.6).toFixed(1)}l3.6 3.6l-3.6 3.6l-3.6-3.6z`}
          fill={mapColor.landmark}
          stroke={mapColor.paper}
        />
      )}
      {dot && kind !== 'landmark' && (
        <circle
          cx={dot.x.toFixed(1)}
          cy={dot.y.toFixed(1)}
          r={kind === 'main' ? 2.6 : 2}
          fill={kind === 'main' ? mapColor.paper : inks[kind]}
          stroke={inks[kind]}
        />
      )}
      <Text
        $isPlain={isPlain}
        x={x.toFixed(1)}
        y={y.toFixed(1)}
        textAnchor={anchor}
        fontSize={isPlain ? labelSizes[kind] : labelSizes[kind] * 0.86}
        fill={inks[kind]}
      >
        {text}
      </Text>
    </>
  );
}

const Text = styled.text<{ $isPlain: boolean }>`
  font-family: ${font.display};
  font-weight: 600;
  font-style: ${({ $isPlain }) => ($isPlain ? 'italic' : 'normal')};
  letter-spacing: ${({ $isPlain }) => ($isPlain ? '0.01em' : '0.08em')};
  text-transform: ${({ $isPlain }) => ($isPlain ? 'none' : 'uppercase')};
  paint-order: stroke;
  stroke: ${mapColor.paper};
  stroke-width: 3px;
  stroke-opacity: 0.85;
  stroke-linejoin: round;
`;
