import { around, boxOf, isInside } from '@contract/planGeometry';
import type { TourPlan, TourScene } from '@contract/tours';
import * as messages from '@messages/app/tour';
import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, radius } from '../../../theme/tokens';
import { Picture } from '../../../ui/Picture';
import { PlanDrawing } from '../PlanDrawing';

interface PlanMapProps {
  plan: TourPlan;
  scenes: readonly TourScene[];
  here: number;
  /** Gets the yaw of each drawn view, so that the plan turns its mark without a render. */
  turned: RefObject<((yaw: number) => void) | null>;
  onGo: (room: number) => void;
}

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

const percent = (part: number) => `${(part * 100).toFixed(3)}%`;
const dot = 0.05;

/** Where each room's panorama stands on the plan, and the part of the plan that leads there, in parts of the plan. */
function placesOf({ drawing, viewpoints }: TourPlan) {
  const box = drawing ? boxOf(drawing) : { left: 0, top: 0, width: 1, height: 1 };
  return viewpoints.map(({ scene, x, y, north_offset_deg: north }) => {
    const at = drawing ? { x: (x - box.left) / box.width, y: (box.top - y) / box.height } : { x, y };
    const room = drawing?.rooms.find(({ polygon }) => isInside([x, y], polygon));
    const ground = room && around(room.polygon);
    const area: Place = ground
      ? {
          left: (ground.left - box.left) / box.width,
          top: (box.top - ground.top) / box.height,
          width: ground.width / box.width,
          height: ground.height / box.height,
        }
      : { left: at.x - dot, top: at.y - dot, width: 2 * dot, height: 2 * dot };
    return { scene, north, at, area };
  });
}

/** The plan of a tour: it shows where one stands and looks, and a press on a room goes there. */
export function PlanMap({ plan, scenes, here, turned, onGo }: PlanMapProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const places = placesOf(plan);
  const now = places.find(({ scene }) => scene === here);
  const titleOf = (room: number) => scenes.find(({ id }) => id === room)?.title ?? '';
  useEffect(() => {
    const title = scenes.find(({ id }) => id === here)?.title ?? '';
    turned.current = (yaw) => {
      const heading = (((yaw + (now?.north ?? 0)) % 360) + 360) % 360;
      if (!mark.current) return;
      mark.current.style.rotate = `${heading.toFixed(1)}deg`;
      const octant = Math.round(heading / 45) % 8;
      if (mark.current.dataset.octant === String(octant)) return;
      mark.current.dataset.octant = String(octant);
      mark.current.setAttribute('aria-label', messages.youStand(title, octant));
    };
    return () => {
      turned.current = null;
    };
  }, [turned, now?.north, here, scenes]);
  return (
    <Card aria-label={messages.planOf(plan.name)}>
      {plan.drawing ? (
        <PlanDrawing drawing={plan.drawing} label="" detailed={false} />
      ) : (
        plan.picture && <Picture picture={plan.picture} sizes="240px" alt="" />
      )}
      {places.map(({ scene, at, area }) => (
        <Room
          key={scene}
          type="button"
          aria-label={messages.goTo(titleOf(scene))}
          aria-current={scene === here ? 'location' : undefined}
          onClick={() => onGo(scene)}
          style={{
            left: percent(area.left),
            top: percent(area.top),
            width: percent(area.width),
            height: percent(area.height),
          }}
        >
          <Dot
            style={{ left: percent((at.x - area.left) / area.width), top: percent((at.y - area.top) / area.height) }}
          />
        </Room>
      ))}
      {now && (
        <Mark
          key={here}
          ref={mark}
          role="img"
          aria-label={messages.youStand(titleOf(here), 0)}
          style={{ left: percent(now.at.x), top: percent(now.at.y) }}
        />
      )}
    </Card>
  );
}

const Card = styled.section`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.ivory50};
`;
const Room = styled.button`
  position: absolute;
  padding: 0;
  border: 0;
  background: none;
  min-width: 24px;
  min-height: 24px;
  &:hover {
    background: color-mix(in srgb, ${color.brass500} 25%, transparent);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const Dot = styled.span`
  position: absolute;
  width: 8px;
  height: 8px;
  margin: -4px;
  border-radius: 50%;
  background: ${color.brass700};
`;
/** A point with what one sees from it as a cone. */
const Mark = styled.span`
  position: absolute;
  width: 0;
  height: 0;
  pointer-events: none;
  &::before {
    content: '';
    position: absolute;
    left: -20px;
    top: -34px;
    width: 40px;
    height: 34px;
    background: ${color.brass500};
    opacity: 0.55;
    clip-path: polygon(50% 100%, 0 0, 100% 0);
  }
  &::after {
    content: '';
    position: absolute;
    left: -7px;
    top: -7px;
    width: 10px;
    height: 10px;
    border: 2px solid ${color.ivory50};
    border-radius: 50%;
    background: ${color.ink900};
  }
`;
