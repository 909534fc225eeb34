import type { TourLink } from '@contract/tours';
import * as messages from '@messages/app/tour';
import styled from 'styled-components';
import { color, font, radius, size } from '../../../theme/tokens';

interface WayProps {
  link: TourLink;
  busy: boolean;
  /** Turns to it, so that a person who reaches it by keyboard sees it. */
  onLook: () => void;
  onGo: () => void;
}

/** A way to another room: a brass ring on the floor with the room's name. The view places it. */
export function Way({ link, busy, onLook, onGo }: WayProps) {
  return (
    <Ring
      type="button"
      data-yaw={link.yaw_deg}
      data-pitch={link.pitch_deg}
      aria-disabled={busy}
      aria-label={messages.goTo(link.label)}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) onLook();
      }}
      onClick={() => {
        if (!busy) onGo();
      }}
    >
      <span>{link.label}</span>
    </Ring>
  );
}

const Ring = styled.button`
  position: absolute;
  left: -2rem;
  top: -1.25rem;
  width: 4rem;
  height: 2.5rem;
  padding: 0;
  border: 2px solid ${color.brassOnNight};
  border-radius: 50%;
  background: rgba(12, 15, 19, 0.18);
  box-shadow: 0 0 0 1px rgba(12, 15, 19, 0.4);
  color: ${color.onNight};
  &[data-seen='false'] {
    opacity: 0;
    pointer-events: none;
  }
  &:hover {
    background: rgba(12, 15, 19, 0.45);
  }
  span {
    position: absolute;
    left: 50%;
    top: calc(100% + 0.25rem);
    translate: -50% 0;
    padding: 0.125rem 0.5rem;
    border-radius: ${radius.control};
    background: rgba(12, 15, 19, 0.62);
    font: 500 ${size[14]} / 1.4 ${font.site};
    white-space: nowrap;
  }
`;
