import { create } from 'qrcode';

/** The quiet zone around a code, in modules. */
const quiet = 4;

/** The dark squares of a QR code, as an SVG path, and how many squares a side has with its quiet zone on both ends. */
export function qrPath(text: string): { path: string; side: number; quiet: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const squares: string[] = [];
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) squares.push(`M${column + quiet} ${row + quiet}h1v1h-1z`);
  return { path: squares.join(''), side: modules.size + 2 * quiet, quiet };
}

/** A QR code as an SVG: dark on white, also on a dark page. */
export function qrSvg(text: string): string {
  const { path, side } = qrPath(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#12161c" d="${path}"/></svg>`;
}
