import * as messages from '@messages/app/tour';
import { X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '../../../theme/tokens';
import { IconButton } from '../../../ui/Button';
import { useModal } from '../../../ui/useModal';

interface PlanDialogProps {
  name: string;
  onClose: () => void;
  children: ReactNode;
}

const most = 5;
const step = 1.4;
const limited = (scale: number) => Math.min(most, Math.max(1, scale));

/** A plan over the whole window: enlarged by buttons, keys, wheel and pinch, moved by scrolling. */
export function PlanDialog({ name, onClose, children }: PlanDialogProps) {
  const dialog = useModal();
  const ground = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const zoom = (by: number) => setScale((now) => limited(now * by));
  usePinch(ground, zoom);
  useMiddleKept(ground, scale);
  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { '+': step, '=': step, '-': 1 / step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    zoom(by);
  };
  return (
    <Whole ref={dialog} aria-label={name} onClose={onClose} onKeyDown={keys}>
      <Head>
        <p>{name}</p>
        <IconButton aria-label={messages.zoomOut} disabled={scale === 1} onClick={() => zoom(1 / step)}>
          <ZoomOut size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <IconButton aria-label={messages.zoomIn} disabled={scale === most} onClick={() => zoom(step)}>
          <ZoomIn size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <IconButton aria-label={messages.closePlan} onClick={() => dialog.current?.close()}>
          <X size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </Head>
      <Ground ref={ground} tabIndex={0} role="group" aria-label={messages.scrollThePlan}>
        <Sheet style={{ width: `${scale * 100}%` }}>{children}</Sheet>
      </Ground>
    </Whole>
  );
}

/** Two fingers, or the wheel, enlarge what is under them. */
function usePinch(ground: React.RefObject<HTMLElement | null>, zoom: (by: number) => void): void {
  const run = useRef(zoom);
  useEffect(() => {
    run.current = zoom;
  });
  useEffect(() => {
    const element = ground.current;
    if (!element) return;
    let spread = 0;
    const spreadOf = ({ touches: [one, other] }: TouchEvent) =>
      one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      run.current(Math.exp(-event.deltaY / 400));
    };
    const begin = (event: TouchEvent) => {
      spread = spreadOf(event);
    };
    const move = (event: TouchEvent) => {
      const wider = spreadOf(event);
      if (wider === 0) return;
      event.preventDefault();
      if (spread > 0) run.current(wider / spread);
      spread = wider;
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
    };
  }, [ground]);
}

/** What was in the middle stays there when the plan grows. */
function useMiddleKept(ground: React.RefObject<HTMLElement | null>, scale: number): void {
  const before = useRef(scale);
  useEffect(() => {
    const element = ground.current;
    const by = scale / before.current;
    before.current = scale;
    if (!element || by === 1) return;
    const { clientWidth: width, clientHeight: height } = element;
    element.scrollLeft = (element.scrollLeft + width / 2) * by - width / 2;
    element.scrollTop = (element.scrollTop + height / 2) * by - height / 2;
  }, [ground, scale]);
}

const Whole = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100vw;
  height: 100dvh;
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${color.ivory50};
  color: ${color.ink900};
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }
`;
const Head = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  padding: ${space[8]} ${space[16]};
  border-bottom: 1px solid ${color.sand200};
  p {
    flex: 1;
  }
`;
const Ground = styled.div`
  overflow: auto;
  touch-action: pan-x pan-y;
  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
    border-radius: ${radius.picture};
  }
`;
const Sheet = styled.div`
  margin: 0 auto;
  padding: ${space[16]};
  svg,
  img {
    max-height: none;
  }
`;
