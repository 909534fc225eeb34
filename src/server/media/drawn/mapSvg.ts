import { brass } from '../../pdf/documentPage';
import type { MapSketch } from './drawings';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const rounded = (value: number) => Math.round(value * 100) / 100;

/** The sketch around a place as an SVG of its own size. The place is in its middle: a point, or a circle around an area. */
export function mapSvg(sketch: MapSketch, shows: 'point' | 'area'): string {
  const { width, height, x, y, scale, layers, paper, names, nameColour } = sketch;
  const paths = layers
    .filter(({ path }) => path)
    .map(({ path, fill, stroke, lineWidth = 1 }) => {
      const line = stroke ? ` stroke="${stroke}" stroke-width="${lineWidth}" vector-effect="non-scaling-stroke"` : '';
      return `<path d="${path}" fill="${fill ?? 'none'}"${line}/>`;
    });
  const texts = names.map(
    ({ text, x: across, y: down }) =>
      `<text x="${rounded(across)}" y="${rounded(down + 11)}" fill="${nameColour}">${escaped(text)}</text>`,
  );
  const at = `cx="${width / 2}" cy="${height / 2}" fill="${brass}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` font-family="sans-serif" font-size="11"><rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<g transform="translate(${rounded(x)} ${rounded(y)}) scale(${scale})">${paths.join('')}</g>${texts.join('')}`,
    `<circle ${at} r="${shows === 'area' ? 26 : 13}" fill-opacity="0.22"/>`,
    shows === 'area' ? '' : `<circle ${at} r="4"/>`,
    '</svg>',
  ].join('');
}
