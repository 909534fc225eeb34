import type { LucideIcon, LucideProps } from 'lucide-react';
import { type JSX, createElement } from 'react';

type IconProps = Omit<LucideProps, 'absoluteStrokeWidth' | 'nonScalingStroke' | 'children' | 'ref'>;

/**
 * An icon from the path that draws it, on a square of 24 units. The build makes all icons of `lucide-react` this way
 * (`config/webpack/iconLoader.cjs`): theirs have an element for every stroke.
 */
export function createIcon(path: string) {
  function Icon({ size = 24, strokeWidth = 2, color = 'currentColor', ...rest }: IconProps): JSX.Element {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...(!rest['aria-label'] && { 'aria-hidden': true }),
        ...rest,
      },
      createElement('path', { d: path }),
    );
  }
  return Object.assign(Icon, { path });
}

/** The path of an icon, for a style that draws it. */
export const drawingOf = (icon: LucideIcon): string => (icon as unknown as ReturnType<typeof createIcon>).path;
