import * as messages from '@messages/app/listingForm';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/Layout';
import { useMoving } from '../../../ui/useMoving';
import { clientIdOf } from '../photoListMachine';
import { usePhotoAdding } from '../usePhotoAdding';
import type { PhotoListRef } from '../propertyFormMachine';
import { PhotoAdd } from './PhotoAdd';
import { PhotoTile } from './PhotoTile';

interface PhotoListProps {
  photoList: PhotoListRef;
  /** Uploads are paused because nobody is logged in. */
  parked: boolean;
  error: string | undefined;
}

/** The photos of a listing. They are uploaded at once, and ordered by dragging, keys or buttons. */
export function PhotoList({ photoList, parked, error }: PhotoListProps) {
  const photos = useSelector(photoList, ({ context }) => context.photos);
  const adding = usePhotoAdding(photoList);
  const ids = photos.map(clientIdOf);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ id: string; by: string } | null>(null);
  const move = (id: string, to: number) => {
    const by = document.activeElement?.getAttribute('aria-label')?.replace(/\d+/, '#') ?? '';
    moved.current = { id, by };
    photoList.send({ type: 'MOVED', clientId: id, to });
    setAnnouncement(messages.movedToPlace(to + 1, ids.length, to));
  };
  const { lifted, handleOf } = useMoving(ids, move);
  useEffect(() => {
    // the focus stays on the button that moved the photo
    const { id, by } = moved.current ?? {};
    moved.current = null;
    const tile = id === undefined ? undefined : list.current?.children[ids.indexOf(id)];
    const buttons = [...(tile?.querySelectorAll('button') ?? [])];
    const same = buttons.find((button) => button.getAttribute('aria-label')?.replace(/\d+/, '#') === by);
    if (same)
      (same.disabled
        ? buttons.find((button) => button.getAttribute('aria-label')?.includes(messages.arrowKeys))
        : same
      )?.focus();
  });
  return (
    <>
      <PhotoAdd
        count={photos.length}
        dropping={adding.dropping}
        onPhotos={adding.add}
        refused={adding.refused}
        error={error}
      />
      {photos.length > 0 && (
        <Grid ref={list} aria-label={messages.photosInOrder}>
          {photos.map((photo, at) => {
            const id = clientIdOf(photo);
            return (
              <PhotoTile
                key={id}
                photo={photo}
                at={at}
                count={photos.length}
                parked={parked}
                lifted={lifted?.id === id}
                target={lifted !== null && lifted.to === at && lifted.id !== id}
                handle={handleOf(id, at)}
                onMove={(to) => move(id, to)}
              />
            );
          })}
        </Grid>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

const Grid = styled.ul`
  display: grid;
  gap: ${space[12]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
`;
