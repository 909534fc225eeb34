import type { Property } from '@contract/properties';
import * as messages from '@messages/app/tour';
import { Rotate3d } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { color, from, radius, size, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Display2, Soft, Stack } from '../../ui/Layout';
import { Picture } from '../../ui/Picture';
import { lazyComponent } from '../../ui/lazyComponent';
import { useHydrated } from '../../ui/useHydrated';

const TourDialog = lazyComponent(() =>
  import(/* webpackChunkName: "tour" */ './parts/TourDialog').then((module) => module.TourDialog),
);

/**
 * The tour of a listing: its rooms as pictures with their names. A press starts the walk, in the first room or in the
 * pressed one; its code loads only then.
 */
export function TourSection({ property: { id, tour } }: { property: Property }) {
  const [started, setStarted] = useState<{ room: number | null } | null>(null);
  const alive = useHydrated();
  const [first, ...others] = tour;
  if (!first) return null;
  return (
    <Part id="tour" aria-labelledby="tour-title">
      <Stack $gap={24}>
        <Display2 id="tour-title">{messages.tour}</Display2>
        <Soft>{messages.lookAround(tour.length)}</Soft>
        <Poster>
          <Picture picture={first} sizes="(min-width: 900px) 60vw, 100vw" alt="" />
          {alive && (
            <Button onClick={() => setStarted({ room: null })}>
              <Rotate3d size={20} strokeWidth={1.5} aria-hidden /> {messages.walkThrough}
            </Button>
          )}
          <figcaption>{first.title}</figcaption>
        </Poster>
        {others.length > 0 && (
          <Rooms aria-label={messages.roomsOfTheTour}>
            {others.map((room) => (
              <li key={room.id}>
                <RoomButton
                  type="button"
                  disabled={!alive}
                  aria-label={messages.walkThroughFrom(room.title)}
                  onClick={() => setStarted({ room: room.id })}
                >
                  <Picture picture={room} sizes="(min-width: 900px) 20vw, 50vw" alt="" />
                  <span>{room.title}</span>
                </RoomButton>
              </li>
            ))}
          </Rooms>
        )}
      </Stack>
      {started && <TourDialog property={id} room={started.room} onClose={() => setStarted(null)} />}
    </Part>
  );
}

const Part = styled.section`
  @media print {
    display: none;
  }
`;
const Poster = styled.figure`
  position: relative;
  img {
    aspect-ratio: 2;
  }
  > button {
    position: absolute;
    inset: auto auto calc(1.75rem + ${space[16]}) ${space[16]};
  }
  figcaption {
    padding-top: ${space[4]};
    color: ${color.ink500};
    font-size: ${size[14]};
    line-height: 1.5rem;
  }
`;
const Rooms = styled.ul`
  display: grid;
  gap: ${space[16]};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const RoomButton = styled.button`
  display: grid;
  gap: ${space[4]};
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radius.picture};
  background: none;
  color: ${color.ink900};
  font-size: ${size[14]};
  text-align: start;
  img {
    aspect-ratio: 2;
  }
  &:hover span {
    color: ${color.brass700};
  }
`;
