import * as messages from '@messages/app/tour';
import styled from 'styled-components';
import { shownError } from '../../../api/apiError';
import { useGetTourQuery } from '../../../api/endpoints/toursApi';
import { color } from '../../../theme/tokens';
import { IconButton } from '../../../ui/Button';
import { Failed } from '../../../ui/Notice';
import { X } from 'lucide-react';
import { useModal } from '../../../ui/useModal';
import { Walk } from './Walk';

interface TourDialogProps {
  property: number;
  /** The room to begin in; without it, the first. */
  room: number | null;
  onClose: () => void;
}

/** A listing's tour over the whole window. */
export function TourDialog({ property, room, onClose }: TourDialogProps) {
  const dialog = useModal();
  const { data, error, refetch } = useGetTourQuery(property);
  const failure = shownError(error);
  const first = data?.scenes.find(({ id }) => id === room) ?? data?.scenes[0];
  const close = () => dialog.current?.close();
  return (
    <Whole ref={dialog} aria-label={messages.tourOf(data?.title ?? '')} onClose={onClose}>
      <Inside>
        {data && first ? (
          <Walk tour={data} first={first.id} dialog={dialog} onClose={close} />
        ) : (
          <Waiting>
            {failure ? (
              <Failed
                what={messages.theTour}
                words={failure.words}
                keepsTrying={failure.away}
                onRetry={() => void refetch()}
              />
            ) : (
              <p role="status">{messages.loadingTheTour}</p>
            )}
            <IconButton onClick={close} aria-label={messages.close} autoFocus>
              <X size={24} strokeWidth={1.5} aria-hidden />
            </IconButton>
          </Waiting>
        )}
      </Inside>
    </Whole>
  );
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
  overflow: hidden;
  background: ${color.night};
  color: ${color.onNight};
  @media print {
    display: none;
  }
`;
const Inside = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
  background: ${color.night};
`;
const Waiting = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 1rem;
  height: 100%;
`;
