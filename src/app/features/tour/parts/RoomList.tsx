import type { TourScene } from '@contract/tours';
import * as messages from '@messages/app/tour';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../../../theme/tokens';

interface RoomListProps {
  scenes: readonly Pick<TourScene, 'id' | 'title'>[];
  here: number;
  onGo: (room: number) => void;
}

/** All rooms as text: it does the same as the ways in the picture. */
export function RoomList({ scenes, here, onGo }: RoomListProps) {
  return (
    <nav aria-label={messages.roomsOfTheTour}>
      <List>
        {scenes.map(({ id, title }) => (
          <li key={id}>
            <button type="button" aria-current={id === here ? 'location' : undefined} onClick={() => onGo(id)}>
              {title}
            </button>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  justify-content: safe center;
  gap: ${space[8]};
  overflow-x: auto;
  padding: 4px;
  scrollbar-width: none;
  button {
    min-height: 2.75rem;
    padding: 0 ${space[16]};
    border: 1px solid transparent;
    border-radius: ${radius.control};
    background: rgba(12, 15, 19, 0.66);
    color: ${color.onNight};
    font: 500 ${size[14]} / 1.2 ${font.site};
    white-space: nowrap;
  }
  button[aria-current] {
    border-color: ${color.brassOnNight};
  }
`;
