const vm = require('node:vm');

/**
 * A circle or an ellipse, from its left.
 *
 * @param {any} place
 */
const oval = ({ cx, cy, r = 0, rx = r, ry = r }) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`;

function box({ x = 0, y = 0, width, height, rx = 0, ry = rx }) {
  const [across, down] = [width - rx * 2, height - ry * 2];
  const corner = (right, below) => (Number(rx) === 0 ? '' : `a${rx} ${ry} 0 0 1 ${right} ${below}`);
  return (
    `M${Number(x) + Number(rx)} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}` +
    `h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
  );
}

/** Each kind of element as the path that draws the same. */
const drawn = {
  // only the first command of a path may begin relatively
  path: ({ d }) => (d.startsWith('m') ? `M0 0${d}` : d),
  // a filled dot: its stroke leaves a hole that a second stroke fills
  circle: ({ fill, ...dot }) => oval(dot) + (fill ? oval({ ...dot, r: dot.r / 2 }) : ''),
  ellipse: oval,
  rect: box,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
};
const geometry = new Set('d cx cy r rx ry x y x1 y1 x2 y2 width height points key'.split(' '));
/** A circle so small that strokes fill it. */
const isDot = ({ r, fill }) => Number(r) <= 1 && fill === 'currentColor';

/**
 * The single path that draws an icon of lucide-react.
 *
 * @returns {string | undefined} undefined if the module only names another icon
 */
function iconPath(source) {
  const icon = /\b__iconData = (\{[^]*?\n\});/.exec(source)?.[1];
  if (!icon) return undefined;
  return vm
    .runInNewContext(`(${icon})`)
    .node.map(([kind, attributes]) => {
      const other = Object.keys(attributes).find(
        (name) => !geometry.has(name) && !(name === 'fill' && isDot(attributes)),
      );
      if (!drawn[kind] || other) throw new Error(`a path cannot draw ${other ?? `a ${kind}`}`);
      const numbers = Object.entries(attributes).map(([name, value]) => [
        name,
        /^-?[\d.]+$/.test(value) ? Number(value) : value,
      ]);
      return drawn[kind](Object.fromEntries(numbers));
    })
    .join('');
}

module.exports = { iconPath };
