import type { OfficeAddOnOrder } from '@contract/officeAddOnOrders';
import type { PropertyImage } from '@contract/properties';
import * as messages from '@messages/app/officeAddOns';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { errorMessage, fieldErrors, shownError } from '../../../api/apiError';
import { useAddImageMutation } from '../../../api/endpoints/ownPropertiesApi';
import { useGetPropertyQuery } from '../../../api/endpoints/propertiesApi';
import { color, radius, size, space } from '../../../theme/tokens';
import { FilePick } from '../../../ui/FilePick';
import { Soft } from '../../../ui/Layout';
import { Picture } from '../../../ui/Picture';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { ActionForm } from '../../../ui/office/ActionForm';
import { PartTitle } from '../../../ui/office/PartTitle';
import { useKept, useStep } from './useStep';

interface DeliverPhotosProps {
  order: OfficeAddOnOrder;
  listing: { id: number; title: string };
}

/** Uploads the photographer's set into the listing, and delivers the order with the photos that are ticked. */
export function DeliverPhotos({ order, listing }: DeliverPhotosProps) {
  const { currentData, error, refetch } = useGetPropertyQuery(String(listing.id), { refetchOnMountOrArgChange: true });
  const [kept, keep] = useKept(order.id, 'photos');
  const ticked = kept.split(' ').filter(Boolean).map(Number);
  const { make, busy, failure } = useStep(order);
  const shown = ticked.filter((id) => currentData?.images.some((image) => image.id === id));
  return (
    <ActionForm
      name={messages.deliver}
      kind="primary"
      action={messages.markDelivered}
      busy={busy}
      disabled={shown.length === 0}
      failure={failure([])}
      onSend={() => void make({ status: 'delivered', pictures: shown }, messages.itIsDelivered)}
    >
      <PartTitle>{messages.deliverIt}</PartTitle>
      <Upload
        listing={listing.id}
        onUploaded={(added) => {
          keep([kept, ...added].join(' '));
          void refetch();
        }}
      />
      <QueryView
        what={messages.thisAddOn}
        data={currentData?.images}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="8rem" role="status" aria-label={messages.loadingTheAddOn} />}
        empty={<Soft>{messages.noPhotosYet}</Soft>}
      >
        {(images) => (
          <Ticks
            images={images}
            ticked={shown}
            onTick={(id, on) => keep((on ? [...ticked, id] : ticked.filter((one) => one !== id)).join(' '))}
          />
        )}
      </QueryView>
      <Link to={`/properties/${listing.id}/edit`}>{messages.arrangePhotos}</Link>
    </ActionForm>
  );
}

/** Uploads one photo after the other; what was refused is named with the reason. */
function Upload({ listing, onUploaded }: { listing: number; onUploaded: (ids: readonly number[]) => void }) {
  const id = useId();
  const [upload] = useAddImageMutation();
  const [progress, setProgress] = useState<{ at: number; of: number }>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const send = async (files: readonly File[]) => {
    const [added, failures]: [number[], string[]] = [[], []];
    for (const [place, photo] of files.entries()) {
      setProgress({ at: place + 1, of: files.length });
      const { data, error } = await upload({
        propertyId: listing,
        clientId: crypto.randomUUID(),
        photo,
        alt: '',
        onProgress: () => undefined,
      });
      if (data) added.push(data.id);
      else failures.push(messages.notUploaded(photo.name, Object.values(fieldErrors(error))[0] ?? errorMessage(error)));
    }
    setProgress(undefined);
    setRefused(failures);
    onUploaded(added);
  };
  return (
    <>
      <FilePick>
        <input
          id={id}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif"
          disabled={progress !== undefined}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            if (files.length > 0) void send(files);
          }}
        />
        <label htmlFor={id}>{messages.uploadPhotos}</label>
      </FilePick>
      <p role="status">{progress && messages.uploadingPhoto(progress.at, progress.of)}</p>
      {refused.map((words) => (
        <p role="alert" key={words}>
          {words}
        </p>
      ))}
    </>
  );
}

interface TicksProps {
  images: readonly PropertyImage[];
  ticked: readonly number[];
  onTick: (id: number, on: boolean) => void;
}

function Ticks({ images, ticked, onTick }: TicksProps) {
  return (
    <fieldset>
      <Legend>{messages.photosOfThisOrder}</Legend>
      <Soft>{messages.tickThePhotos}</Soft>
      <Grid>
        {images.map((image) => (
          <li key={image.id}>
            <label>
              <Picture picture={image} sizes="8rem" />
              <input
                type="checkbox"
                checked={ticked.includes(image.id)}
                onChange={({ currentTarget }) => onTick(image.id, currentTarget.checked)}
              />
            </label>
          </li>
        ))}
      </Grid>
    </fieldset>
  );
}

const Legend = styled.legend`
  font-size: ${size[14]};
  font-weight: 500;
`;
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${space[8]};
  padding-top: ${space[8]};
  label {
    position: relative;
    display: block;
  }
  img {
    width: 100%;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    border-radius: ${radius.picture};
  }
  input {
    position: absolute;
    top: ${space[8]};
    left: ${space[8]};
    width: 1.5rem;
    height: 1.5rem;
    accent-color: ${color.brass700};
  }
`;
