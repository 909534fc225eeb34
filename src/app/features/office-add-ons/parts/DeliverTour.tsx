import type { OfficeAddOnOrder } from '@contract/officeAddOnOrders';
import { limits } from '@contract/limits';
import * as messages from '@messages/app/officeAddOns';
import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { errorMessage, fieldErrors } from '../../../api/apiError';
import { useAddPanoramaMutation, useRemovePanoramaMutation } from '../../../api/endpoints/officeAddOnOrdersApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { color, space } from '../../../theme/tokens';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { TextField } from '../../../ui/Field';
import { Picture } from '../../../ui/Picture';
import { ActionForm } from '../../../ui/office/ActionForm';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { PartTitle } from '../../../ui/office/PartTitle';
import { useStep } from './useStep';

/** Uploads the panoramas of a tour with the names of their rooms, and delivers it. */
export function DeliverTour({ order }: { order: OfficeAddOnOrder }) {
  const { make, busy, failure } = useStep(order);
  return (
    <>
      <AddPanorama order={order} />
      {order.panoramas.length > 0 && <Panoramas order={order} />}
      <ActionForm
        name={messages.deliver}
        kind="primary"
        action={messages.markDelivered}
        busy={busy}
        disabled={order.panoramas.length === 0}
        failure={failure([])}
        onSend={() => void make({ status: 'delivered' }, messages.itIsDelivered)}
      />
    </>
  );
}

function AddPanorama({ order: { id } }: { order: OfficeAddOnOrder }) {
  const [add, { isLoading, error }] = useAddPanoramaMutation();
  const [title, setTitle] = useState('');
  const [file, setFile] = useState<File>();
  const form = useRef<HTMLFormElement>(null);
  // the same for each attempt, so that one whose answer was lost is not stored twice
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const errors = fieldErrors(error);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!file || !title.trim() || isLoading) return;
    const { data } = await add({ id, clientId, title, file });
    if (!data) return;
    setTitle('');
    setFile(undefined);
    setClientId(crypto.randomUUID());
    form.current?.reset();
  };
  return (
    <Form ref={form} aria-label={messages.panorama} onSubmit={(event) => void send(event)}>
      <PartTitle>{messages.deliverIt}</PartTitle>
      <TextField
        label={messages.room}
        maxLength={limits.shortText.max}
        value={title}
        error={errors.title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <TextField
        label={messages.choosePanorama}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        help={messages.panoramaHelp}
        error={error !== undefined && !errors.title ? (errors.image ?? errorMessage(error)) : undefined}
        onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
      />
      <div>
        <OfficeButton type="submit" $kind="quiet" disabled={!file || !title.trim() || isLoading} aria-busy={isLoading}>
          {messages.addPanorama}
        </OfficeButton>
      </div>
    </Form>
  );
}

function Panoramas({ order: { id, panoramas } }: { order: OfficeAddOnOrder }) {
  const [remove, { isLoading }] = useRemovePanoramaMutation();
  const [asked, setAsked] = useState<OfficeAddOnOrder['panoramas'][number]>();
  const dispatch = useAppDispatch();
  const confirm = async () => {
    if (!asked) return;
    const { error } = await remove({ id, scene: asked.id });
    if (error) dispatch(toastAdded('bad', errorMessage(error)));
    setAsked(undefined);
  };
  return (
    <section aria-label={messages.panoramas}>
      <Rooms>
        {panoramas.map((scene) => (
          <li key={scene.id}>
            <Picture picture={scene} sizes="8rem" alt="" />
            <span>{scene.title}</span>
            <OfficeButton
              $kind="quiet"
              aria-label={messages.removePanorama(scene.title)}
              onClick={() => setAsked(scene)}
            >
              {messages.remove}
            </OfficeButton>
          </li>
        ))}
      </Rooms>
      {asked && (
        <ConfirmDialog
          title={messages.removePanoramaTitle(asked.title)}
          action={messages.remove}
          wayBack={messages.keepIt}
          busy={isLoading}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(undefined)}
        >
          {messages.removePanoramaText}
        </ConfirmDialog>
      )}
    </section>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[8]};
  padding-top: ${space[16]};
  border-top: 1px solid ${color.sand200};
`;
const Rooms = styled.ul`
  display: grid;
  gap: ${space[8]};
  li {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr) auto;
    gap: ${space[12]};
    align-items: center;
    overflow-wrap: anywhere;
  }
  img {
    width: 100%;
    aspect-ratio: 2;
    object-fit: cover;
  }
`;
