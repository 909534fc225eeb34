import { brand } from '@contract/brand';
import sharp, { type OverlayOptions } from 'sharp';
import { logoMark } from '../../pdf/documentPage';
import { type Card, cardSize } from './drawings';
import { type Face, linesOf, pathText } from './pathText';

// only here: the process that draws decodes no upload, and the SVG is ours, of numbers and colours alone
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

const { width, height } = cardSize;
const margin = 64;
const ink = '#12161C';
const ivory = '#FBF8F3';
const sand = '#E6DBCA';
const gold = '#E3C08A';

const line = (text: string, face: Face, size: number, y: number, colour: string) =>
  `<path transform="translate(${margin} ${y})" fill="${colour}" d="${pathText(text, face, size).path}"/>`;

/** In the place of a picture. */
const largeMark = `<path transform="translate(${margin} 84) scale(1.7)" d="${logoMark}" fill="none" stroke="${gold}" stroke-opacity="0.55" stroke-width="2"/>`;

/** The words over the picture, from the lower edge up, on a shade that keeps them readable. */
function overlay({ lead, title, foot, pictures }: Card): string {
  const room = width - 2 * margin;
  const titles = linesOf(title, 'display', 60, { width: room, most: 2 });
  const [last = ''] = linesOf(foot, 'text', 28, { width: room - 380, most: 1 });
  const name = pathText(brand, 'display', 34);
  const end = width - margin - name.width;
  const top = height - 136 - (titles.length - 1) * 64;
  const shadeFrom = Math.round(((top - 250) / height) * 100);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
      <stop offset="${shadeFrom}%" stop-color="${ink}" stop-opacity="0"/><stop offset="${shadeFrom + 22}%" stop-color="${ink}" stop-opacity="0.78"/><stop offset="100%" stop-color="${ink}" stop-opacity="0.94"/>
    </linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#shade)"/>
    ${pictures.length === 0 ? largeMark : ''}
    <path transform="translate(${end - 58} ${height - margin - 32}) scale(0.38)" d="${logoMark}" fill="none" stroke="${gold}" stroke-width="5"/>
    <path transform="translate(${end} ${height - margin})" fill="${ivory}" d="${name.path}"/>
    ${line(lead, 'display', 44, top - 76, gold)}
    ${titles.map((text, at) => line(text, 'display', 60, top + at * 64, ivory)).join('')}
    ${line(last, 'text', 28, height - margin, sand)}
  </svg>`;
}

/** Between pictures side by side, in pixels. */
const gap = 6;

/** The pictures side by side, each as high as the card. */
async function sideBySide(files: readonly string[]): Promise<OverlayOptions[]> {
  const each = Math.floor((width - gap * (files.length - 1)) / files.length);
  return Promise.all(
    files.map(async (file, at) => ({
      // the last one ends with the card
      input: await sharp(file)
        .resize(at === files.length - 1 ? width - at * (each + gap) : each, height, { fit: 'cover' })
        .removeAlpha()
        .toBuffer(),
      left: at * (each + gap),
      top: 0,
    })),
  );
}

/** A JPEG of 1200 × 630: the pictures with the words over them. */
export async function drawCard(content: Card, files: Readonly<Record<string, string>>): Promise<Buffer> {
  const known = content.pictures.flatMap(({ hash }) => files[hash] ?? []);
  return sharp({ create: { ...cardSize, channels: 3, background: ink } })
    .composite([...(await sideBySide(known)), { input: Buffer.from(overlay(content)) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
