import type { LucideIcon } from 'lucide-react';
import { css } from 'styled-components';
import { drawingOf } from './createIcon';

/** Styles that draw an icon before an element's text, in its colour: nothing to parse, hydrate or lay out but a box. */
export function iconBefore(icon: LucideIcon, pixels = 18, strokeWidth = 1.5) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"><path d="${drawingOf(icon)}"/></svg>`;
  return css`
    &::before {
      content: '';
      flex: none;
      width: ${pixels}px;
      height: ${pixels}px;
      background: currentColor;
      mask: url('data:image/svg+xml,${encodeURIComponent(drawing)}') center / 100% no-repeat;
      print-color-adjust: exact;
      @media (forced-colors: active) {
        background: CanvasText;
        forced-color-adjust: none;
      }
    }
  `;
}
