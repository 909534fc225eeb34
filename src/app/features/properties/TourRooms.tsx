import type { Property } from '@contract/properties';
import * as messages from '@messages/app/properties';
import styled from 'styled-components';
import { color, from, radius, size, space } from '../../theme/tokens';
import { Display2, Stack } from '../../ui/Layout';
import { Picture } from '../../ui/Picture';

/** The panoramas of a listing's tour, each with the name of its room. */
export function TourRooms({ tour }: Pick<Property, 'tour'>) {
  return (
    <section id="tour" aria-labelledby="tour-title">
      <Stack $gap={24}>
        <Display2 id="tour-title">{messages.tour}</Display2>
        <Rooms>
          {tour.map((room) => (
            <li key={room.id}>
              <figure>
                <Picture picture={room} sizes="(min-width: 900px) 50vw, 100vw" alt="" />
                <figcaption>{room.title}</figcaption>
              </figure>
            </li>
          ))}
        </Rooms>
      </Stack>
    </section>
  );
}

const Rooms = styled.ul`
  display: grid;
  gap: ${space[24]} ${space[16]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    li:only-child {
      grid-column: 1 / -1;
    }
  }
  img {
    width: 100%;
    aspect-ratio: 2;
    object-fit: cover;
    border-radius: ${radius.picture};
  }
  figcaption {
    padding-top: ${space[4]};
    color: ${color.ink500};
    font-size: ${size[14]};
  }
`;
