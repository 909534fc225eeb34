import { boxOf } from '@contract/planGeometry';
import type { PropertyImage } from '@contract/properties';
import * as messages from '@messages/app/tourEditor';
import { type MouseEvent, useId } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Display3, Soft } from '../../../ui/Layout';
import { Picture } from '../../../ui/Picture';
import { PlanDrawing } from '../PlanDrawing';
import type { EditedRoom, EditedTour } from '../tourEditorMachine';

interface PlanPlaceProps {
  plan: NonNullable<EditedTour['plan']>;
  /** The picture of a plan without a drawing. */
  picture: PropertyImage | undefined;
  title: string;
  place: EditedRoom['place'];
  onPlace: (place: NonNullable<EditedRoom['place']>) => void;
}

/** Where a room is on the plan: by a press on it, or with sliders. */
export function PlanPlace({ plan, picture, title, place, onPlace }: PlanPlaceProps) {
  const box = plan.drawing ? boxOf(plan.drawing) : null;
  const toPart = ({ x, y }: { x: number; y: number }) =>
    box ? { x: (x - box.left) / box.width, y: (box.top - y) / box.height } : { x, y };
  const put = (part: { x: number; y: number }, north = place?.north_offset_deg ?? 0) =>
    onPlace({
      x: box ? box.left + part.x * box.width : part.x,
      y: box ? box.top - part.y * box.height : part.y,
      north_offset_deg: north,
    });
  const part = place && toPart(place);
  const press = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    put({ x: (clientX - left) / width, y: (clientY - top) / height });
  };
  return (
    <Part role="group" aria-label={messages.placeOf(title)}>
      <Display3>{messages.placeOf(title)}</Display3>
      <Soft>{messages.pressThePlan}</Soft>
      <Ground onClick={press}>
        {plan.drawing ? (
          <PlanDrawing drawing={plan.drawing} label={messages.planPicture} />
        ) : (
          picture && <Picture picture={picture} sizes="30rem" />
        )}
        {part && place && (
          <Mark
            aria-hidden
            style={{ left: `${part.x * 100}%`, top: `${part.y * 100}%`, rotate: `${place.north_offset_deg}deg` }}
          />
        )}
      </Ground>
      {part && place ? (
        <>
          <Slider
            label={messages.across}
            max={100}
            value={part.x * 100}
            onSlide={(x) => put({ ...part, x: x / 100 })}
          />
          <Slider label={messages.down} max={100} value={part.y * 100} onSlide={(y) => put({ ...part, y: y / 100 })} />
          <Slider
            label={messages.heading}
            max={359}
            value={((place.north_offset_deg % 360) + 360) % 360}
            onSlide={(north) => put(part, north)}
          />
        </>
      ) : (
        <div>
          <Button $kind="quiet" onClick={() => put({ x: 0.5, y: 0.5 })}>
            {messages.setPlace}
          </Button>
        </div>
      )}
    </Part>
  );
}

interface SliderProps {
  label: string;
  max: number;
  value: number;
  onSlide: (value: number) => void;
}

function Slider({ label, max, value, onSlide }: SliderProps) {
  const id = useId();
  return (
    <Line>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        value={Math.round(value)}
        onChange={({ currentTarget }) => onSlide(Number(currentTarget.value))}
      />
    </Line>
  );
}

const Part = styled.div`
  display: grid;
  gap: ${space[12]};
  padding-top: ${space[16]};
  border-top: 1px solid ${color.sand200};
`;
const Ground = styled.div`
  position: relative;
  max-width: 30rem;
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
  cursor: crosshair;
`;
const Mark = styled.span`
  position: absolute;
  width: 0;
  height: 0;
  pointer-events: none;
  &::before {
    content: '';
    position: absolute;
    left: -8px;
    top: -20px;
    border: 8px solid transparent;
    border-bottom: 12px solid ${color.brass700};
  }
  &::after {
    content: '';
    position: absolute;
    left: -6px;
    top: -6px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${color.ink900};
  }
`;
const Line = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 30rem;
  input {
    min-height: 2.75rem;
  }
`;
