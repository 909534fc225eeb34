import { create } from 'qrcode';
import { useMemo } from 'react';
import styled from 'styled-components';
import { radius } from '../../../theme/tokens';

/** Modules of white around the code, which readers need. */
const quiet = 4;

/** A text as a QR code, drawn as one path: no markup is parsed, so Trusted Types allow it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const cells = Array.from({ length: modules.size * modules.size }, (_, at) => at).filter(
      (at) => modules.get(Math.floor(at / modules.size), at % modules.size) !== 0,
    );
    return {
      size: modules.size + 2 * quiet,
      path: cells
        .map((at) => `M${(at % modules.size) + quiet} ${Math.floor(at / modules.size) + quiet}h1v1h-1z`)
        .join(''),
    };
  }, [text]);
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </Svg>
  );
}

/** Black on white in the dark scheme too: not every reader takes an inverted code. */
const Svg = styled.svg`
  width: 12rem;
  height: 12rem;
  background: #fff;
  border-radius: ${radius.picture};
`;
