import type { Tour, TourScene } from '@contract/tours';
import * as messages from '@messages/app/tour';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/Layout';
import { Picture } from '../../../ui/Picture';
import { type View, toScreen } from '../projection';
import { type Looking, useLooking } from '../useLooking';
import { type Stage, useSphere } from '../useSphere';
import { useTour } from '../useTour';
import { Controls } from './Controls';
import { PlanMap } from './PlanMap';
import { RoomList } from './RoomList';
import { Failure } from './WalkFailure';
import { Way } from './Way';

interface WalkProps {
  tour: Tour;
  first: number;
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
}

/** A tour as one walks through it: a sphere with ways to other rooms, or flat pictures; the plan; the list of rooms. */
export function Walk({ tour, first, dialog, onClose }: WalkProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const turned = useRef<((yaw: number) => void) | null>(null);
  const stageRef = useRef<Stage | null>(null);
  const lookingRef = useRef<Looking | null>(null);
  const [planShown, setPlanShown] = useState(true);
  const walk = useTour({
    tour,
    first,
    canvas,
    stage: useCallback(() => stageRef.current, []),
    looking: useCallback(() => lookingRef.current, []),
  });
  const { state, shown, wanted, send, go } = walk;
  const flat = state === 'flat';
  const drawn = (view: View) => {
    placeWays(frame.current, view);
    turned.current?.(view.yaw);
  };
  const stage = useSphere(canvas, {
    lost: () => send({ type: 'CONTEXT_LOST' }),
    restored: () => send({ type: 'CONTEXT_RESTORED' }),
    drawn,
  });
  const looking = useLooking(frame, stage.draw);
  // the machine's actors need both, and both need the machine
  useAssigned(stageRef, stage);
  useAssigned(lookingRef, looking);
  useEffect(() => frame.current?.focus(), []);
  // a plan that appears has yet to turn its mark
  useEffect(() => stage.draw(looking.view()), [planShown, stage, looking]);
  const scene = tour.scenes.find(({ id }) => id === shown);
  const titleOf = (id: number) => tour.scenes.find((one) => one.id === id)?.title ?? '';
  return (
    <>
      <Frame
        ref={frame}
        tabIndex={flat ? -1 : 0}
        role={flat ? 'group' : 'application'}
        aria-label={messages.viewOf(titleOf(shown ?? wanted))}
        aria-describedby="tour-help"
        data-room={shown ?? ''}
        data-state={state}
      >
        <Canvas ref={canvas} $hidden={flat} aria-hidden />
        {flat && scene && <Flat scene={scene} />}
        {!flat &&
          scene?.links.map((link) => (
            <Way
              key={link.to}
              link={link}
              busy={state === 'loading'}
              onLook={() => looking.turnTo({ yaw: link.yaw_deg, pitch: link.pitch_deg })}
              onGo={() => {
                // the button is gone in the next room
                frame.current?.focus();
                go(link.to, link);
              }}
            />
          ))}
      </Frame>
      <VisuallyHidden id="tour-help">{flat ? messages.flatPictures : messages.howToLook}</VisuallyHidden>
      <VisuallyHidden role="status">
        {state === 'loading' ? messages.loadingRoom(titleOf(wanted)) : messages.youAreIn(titleOf(wanted))}
      </VisuallyHidden>
      {state === 'failed' && (
        <Failure
          room={titleOf(wanted)}
          onRetry={() => send({ type: 'RETRIED' })}
          {...(shown !== null && { onStay: () => send({ type: 'STAYED' }) })}
        />
      )}
      {tour.plan && planShown && (
        <Plan>
          <PlanMap plan={tour.plan} scenes={tour.scenes} here={shown ?? wanted} turned={turned} onGo={go} />
        </Plan>
      )}
      <Bottom>
        <RoomList scenes={tour.scenes} here={wanted} onGo={go} />
        <Controls
          dialog={dialog}
          looking={flat ? null : looking}
          plan={tour.plan ? { shown: planShown, toggle: () => setPlanShown(!planShown) } : null}
          onClose={onClose}
        />
      </Bottom>
    </>
  );
}

function useAssigned<Value>(place: RefObject<Value | null>, value: Value): void {
  useEffect(() => {
    place.current = value;
  });
}

/** Moves the buttons of the ways to where they are in the view; those behind one stay reachable by keyboard. */
function placeWays(frame: HTMLElement | null, view: View): void {
  if (!frame) return;
  const size = { width: frame.clientWidth, height: frame.clientHeight };
  for (const way of frame.querySelectorAll<HTMLElement>('[data-yaw]')) {
    const place = { yaw: Number(way.dataset.yaw), pitch: Number(way.dataset.pitch) };
    const at = toScreen(place, view, size);
    const seen = at !== null && at.x > -40 && at.y > -40 && at.x < size.width + 40 && at.y < size.height + 40;
    way.dataset.seen = String(seen);
    if (seen) way.style.transform = `translate(${at.x.toFixed(1)}px,${at.y.toFixed(1)}px)`;
  }
}

/** The whole panorama as one picture. */
function Flat({ scene }: { scene: TourScene }) {
  return (
    <FlatFrame>
      <Picture key={scene.id} picture={scene} sizes="100vw" />
      <p>{messages.flatPictures}</p>
    </FlatFrame>
  );
}

const Frame = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  touch-action: none;
  cursor: grab;
  user-select: none;
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
`;
const Canvas = styled.canvas<{ $hidden: boolean }>`
  display: block;
  width: 100%;
  height: 100%;
  visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'visible')};
`;
const FlatFrame = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  gap: 1rem;
  /* clear of the rooms and the controls */
  padding-bottom: 9rem;
  img {
    aspect-ratio: 2;
  }
  p {
    padding: 0 1rem;
    text-align: center;
  }
`;
const Plan = styled.div`
  position: absolute;
  top: max(1rem, env(safe-area-inset-top));
  left: 1rem;
  width: clamp(8.5rem, 22vw, 15rem);
`;
const Bottom = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  padding: 0 1rem max(1rem, env(safe-area-inset-bottom));
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;
