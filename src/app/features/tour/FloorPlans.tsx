import type { Property } from '@contract/properties';
import type { TourPlan } from '@contract/tours';
import * as messages from '@messages/app/tour';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { color, from, radius, size, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Display2, Display3, Stack } from '../../ui/Layout';
import { Picture } from '../../ui/Picture';
import { lazyComponent } from '../../ui/lazyComponent';
import { useHydrated } from '../../ui/useHydrated';
import { decimalNumber, wholeNumber } from '../../ui/wholeNumber';
import { PlanDrawing } from './PlanDrawing';

const PlanDialog = lazyComponent(() =>
  import(/* webpackChunkName: "tour-plan" */ './parts/PlanDialog').then((module) => module.PlanDialog),
);

const squareFeet = (squareMetres: number) => wholeNumber.format(Math.round(squareMetres / 0.09290304));
const metres = (area: number) => decimalNumber(Math.round(area * 10) * 10);

interface FloorPlansProps {
  images: Property['images'];
  /** Of the tour. */
  plan: TourPlan | null | undefined;
}

/**
 * A listing's floor plans: the drawing of its tour and pictures that its owner marked as plans. Each can be enlarged; the
 * rooms of a drawing are also a list.
 */
export function FloorPlans({ images, plan }: FloorPlansProps) {
  const drawing = plan?.drawing;
  const pictures = images.filter(({ kind }) => kind === 'floor_plan');
  return (
    <Part id="plan" aria-labelledby="plan-title">
      <Stack $gap={24}>
        <Display2 id="plan-title">{messages.floorPlan}</Display2>
        {drawing && (
          <Drawn>
            <Floor name={plan.name} plan={<PlanDrawing drawing={drawing} label={messages.planOf(plan.name)} />} />
            <Stack $gap={12}>
              <Display3>{messages.roomsAndAreas}</Display3>
              <Rooms>
                {drawing.rooms.map(({ name, area_m2: area, outdoor }, at) => (
                  <li key={at}>
                    <span>{outdoor ? `${name} (${messages.outdoors})` : name}</span>
                    <span>{messages.areaOf(squareFeet(area), metres(area))}</span>
                  </li>
                ))}
              </Rooms>
            </Stack>
          </Drawn>
        )}
        {pictures.map((picture, at) => (
          <Floor
            key={picture.id}
            name={picture.alt || messages.floorNumber(at + 1)}
            plan={<Contained picture={picture} sizes="(min-width: 900px) 60vw, 100vw" />}
            large={<Contained picture={picture} sizes="300vw" />}
          />
        ))}
      </Stack>
    </Part>
  );
}

/** A plan with a button that enlarges it. */
function Floor({ name, plan, large = plan }: { name: string; plan: ReactNode; large?: ReactNode }) {
  const [open, setOpen] = useState(false);
  const alive = useHydrated();
  return (
    <Figure>
      <Paper>{plan}</Paper>
      <figcaption>
        {name}
        {alive && (
          <Button $kind="quiet" aria-label={messages.enlarge(name)} onClick={() => setOpen(true)}>
            {messages.enlarged}
          </Button>
        )}
      </figcaption>
      {open && (
        <PlanDialog name={name} onClose={() => setOpen(false)}>
          {large}
        </PlanDialog>
      )}
    </Figure>
  );
}

const Part = styled.section`
  @media print {
    break-inside: avoid;
  }
`;
const Drawn = styled.div`
  display: grid;
  gap: ${space[24]};
  @media print {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space[32]};
  }
`;
const Figure = styled.figure`
  break-inside: avoid;
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]} ${space[16]};
    align-items: center;
    justify-content: space-between;
    padding-top: ${space[8]};
    color: ${color.ink500};
    font-size: ${size[14]};
  }
  /* beside a page's beginning rather than on a page of its own */
  @media print {
    button {
      display: none;
    }
    svg,
    img {
      max-height: 8cm;
    }
  }
`;
const Paper = styled.div`
  padding: ${space[8]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
  background: ${color.ivory50};
`;
const Contained = styled(Picture)`
  background-color: transparent;
  img {
    height: auto;
    object-fit: contain;
  }
`;
const Rooms = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[16]};
    justify-content: space-between;
    padding: ${space[8]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
  li span + span {
    color: ${color.ink500};
    font-variant-numeric: tabular-nums;
  }
`;
