import * as messages from '@messages/app/properties';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { color, duration, easing, font, layer, size, space } from '../../../theme/tokens';

const heights = ['low', 'half', 'full'] as const;
type Height = (typeof heights)[number];
/** A handle that is dragged less far was pressed. */
const slack = 12;

const homes = () => document.querySelector<HTMLElement>('[data-results]');

/** The next height in a direction, as far as there is one. */
export const heightAfter = (height: Height, steps: number): Height =>
  heights[Math.min(Math.max(heights.indexOf(height) + steps, 0), heights.length - 1)] ?? height;

/** A raised sheet is a history entry of its own, so that a phone's Back button lowers it and stays on the map. */
function useHeight() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const height = (state as { sheet?: Height } | null)?.sheet ?? 'low';
  const setHeight = (next: Height) => {
    if (next === height) return;
    if (next === 'low') return void navigate(-1);
    const options = { state: { sheet: next }, replace: height !== 'low', preventScrollReset: true };
    void navigate({ pathname, search }, options);
  };
  return { height, setHeight };
}

/**
 * The handle of the homes over the map of a narrow screen: low, half or full, by a press, a drag or the arrow keys. Escape
 * and Back lower it.
 */
export function HomesSheet() {
  const { height, setHeight } = useHeight();
  const lowers = useRef(setHeight);
  useEffect(() => {
    lowers.current = setHeight;
  });
  const handle = useRef<HTMLButtonElement>(null);
  const began = useRef<number>(undefined);
  useEffect(() => {
    const sheet = homes();
    if (height === 'low') delete sheet?.dataset.sheet;
    else if (sheet) sheet.dataset.sheet = height;
    return () => void delete sheet?.dataset.sheet;
  }, [height]);
  useEffect(() => {
    if (height === 'low') return;
    const list = homes()?.firstElementChild;
    const lower = (event: Event) => {
      if ((event as unknown as KeyboardEvent).key !== 'Escape') return;
      lowers.current('low');
      handle.current?.focus();
    };
    list?.addEventListener('keydown', lower);
    return () => list?.removeEventListener('keydown', lower);
  }, [height]);
  const by = (steps: number) => setHeight(heightAfter(height, steps));
  const press = () => setHeight(height === 'full' ? 'low' : heightAfter(height, 1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setHeight('low');
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!steps) return;
    event.preventDefault();
    by(steps);
  };
  const onPointerUp = ({ clientY }: PointerEvent) => {
    const way = began.current === undefined ? 0 : began.current - clientY;
    began.current = Math.abs(way) > slack ? Number.NaN : undefined;
    if (Math.abs(way) > slack) by(Math.abs(way) > innerHeight / 3 ? 2 * Math.sign(way) : Math.sign(way));
  };
  const onClick = () => {
    // the end of a drag
    if (Number.isNaN(began.current)) began.current = undefined;
    else press();
  };
  const Icon = height === 'full' ? ChevronDown : ChevronUp;
  return (
    <Handle
      ref={handle}
      type="button"
      aria-expanded={height !== 'low'}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        began.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={onPointerUp}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden /> {messages.sheetTo[height]}
    </Handle>
  );
}

const Handle = styled.button`
  display: none;
  @media screen and (max-width: 1199px) and (min-height: 500px) {
    position: fixed;
    z-index: ${layer.sticky + 1};
    inset: auto 0 calc(var(--dock, 0px) + var(--sheet, 0px));
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space[8]};
    height: 3rem;
    border: 0;
    border-top: 1px solid ${color.sand200};
    border-radius: 1rem 1rem 0 0;
    background: ${color.ivory50};
    color: ${color.ink900};
    font: 500 ${size[16]} / 1.25 ${font.site};
    touch-action: none;
    transition: inset ${duration.panel}ms ${easing};
  }
  @media (scripting: none) {
    display: none;
  }
`;
