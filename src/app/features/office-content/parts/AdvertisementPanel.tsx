import type { OfficeAdvertisement } from '@contract/officeAdvertisements';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/app/officeContent';
import { useEffect, useRef, useState } from 'react';
import type { To } from 'react-router-dom';
import { errorMessage } from '../../../api/apiError';
import {
  usePlaceAdvertisementMutation,
  useRemoveAdvertisementMutation,
} from '../../../api/endpoints/officeAdvertisementsApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { TextField } from '../../../ui/Field';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { CloseLink, Detail, DetailHead } from '../../../ui/office/OfficePage';
import { Status } from '../../../ui/office/Status';
import {
  type AdvertisementForm,
  advertisementLabels,
  advertisementTones,
  placeLabel,
  readAdvertisementForm,
  toAdvertisementForm,
  toAdvertisementRequest,
} from '../advertisementForm';
import { ownZone } from '../localTime';
import { CoverField } from './CoverField';
import { EditorNotices } from './EditorNotices';
import { PanelButtons, PanelForm } from './PanelForm';
import { usePictureUpload } from './usePictureUpload';
import { useTextDraft } from './useTextDraft';
import { useTextSaving } from './useTextSaving';

const empty: AdvertisementForm = { picture: null, link: '', starts: '', ends: '' };
const keyOf = (row: OfficeAdvertisement | null) => `advertisement/${row?.slot}`;

/** One box: its picture, where it leads, and when it is shown. What is entered is kept in this browser until it is saved. */
export function AdvertisementPanel({ saved, close }: { saved: OfficeAdvertisement; close: To }) {
  const draft = useTextDraft({
    keyOf,
    row: saved,
    empty,
    toForm: toAdvertisementForm,
    readForm: readAdvertisementForm,
  });
  const [place] = usePlaceAdvertisementMutation();
  const { form, isChanged } = draft;
  const saving = useTextSaving({
    draft,
    row: saved,
    send: (read) => place({ slot: saved.slot, version: read, ...toAdvertisementRequest(form) }).unwrap(),
    savedWords: messages.savedSentence,
    replacedWords: messages.savedInPlaceOfTheOther,
  });
  const { busy, errors, conflict } = saving;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), [saved.slot]);
  const upload = usePictureUpload();
  const { slot, state } = saved;
  return (
    <Detail ref={panel} tabIndex={-1} aria-label={messages.theOpenAdvertisement}>
      <CloseLink to={close} label={messages.closeThisAdvertisement} />
      <PanelForm
        aria-label={messages.advertisement}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (conflict) void saving.saveOwn();
          else if (isChanged) void saving.save();
        }}
      >
        <DetailHead>
          <h2>{placeLabel(slot)}</h2>
          <Status tone={advertisementTones[state]}>{advertisementLabels[state]}</Status>
        </DetailHead>
        <EditorNotices draft={draft} />
        <p>{messages.aBoxOf200200Pixels}</p>
        <CoverField
          what={messages.pictureInline}
          cover={form.picture}
          onChange={(picture) => draft.change({ picture })}
          upload={upload}
          error={errors.picture}
        />
        <TextField
          label={messages.address}
          type="url"
          required
          placeholder="https://"
          maxLength={officeLimits.link.max}
          value={form.link}
          error={errors.link}
          onChange={({ currentTarget }) => draft.change({ link: currentTarget.value })}
        />
        <TextField
          label={messages.showFrom}
          type="datetime-local"
          optional
          value={form.starts}
          error={errors.starts_at}
          help={messages.emptyAtOnce}
          onChange={({ currentTarget }) => draft.change({ starts: currentTarget.value })}
        />
        <TextField
          label={messages.showUntil}
          type="datetime-local"
          optional
          value={form.ends}
          error={errors.ends_at}
          help={messages.emptyUntilYouRemove(ownZone())}
          onChange={({ currentTarget }) => draft.change({ ends: currentTarget.value })}
        />
        {conflict && <p role="alert">{messages.somebodyElseChanged(conflict.link)}</p>}
        <PanelButtons>
          <OfficeButton type="submit" disabled={busy || !isChanged}>
            {busy ? messages.saving : conflict ? messages.saveMyVersion : messages.save}
          </OfficeButton>
          {conflict && (
            <OfficeButton $kind="quiet" disabled={busy} onClick={saving.takeCurrent}>
              {messages.useTheSavedVersion}
            </OfficeButton>
          )}
          {state !== 'empty' && <Remove advertisement={saved} disabled={busy} />}
        </PanelButtons>
        <p role="status" data-bad={saving.words !== ''}>
          {saving.words || saving.done}
        </p>
      </PanelForm>
    </Detail>
  );
}

function Remove({
  advertisement: { slot, version },
  disabled,
}: {
  advertisement: OfficeAdvertisement;
  disabled: boolean;
}) {
  const [asking, setAsking] = useState(false);
  const [remove, { isLoading }] = useRemoveAdvertisementMutation();
  const dispatch = useAppDispatch();
  const confirm = () =>
    remove({ slot, version })
      .unwrap()
      .catch((refusal: unknown) => dispatch(toastAdded('bad', errorMessage(refusal))))
      .then(() => setAsking(false));
  return (
    <>
      <OfficeButton $kind="quiet" disabled={disabled} onClick={() => setAsking(true)}>
        {messages.removeAdvertisement}
      </OfficeButton>
      {asking && (
        <ConfirmDialog
          title={messages.removeThisAdvertisement}
          action={messages.remove}
          wayBack={messages.keepIt}
          busy={isLoading}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          {messages.theSiteShowsAnEmptyBox}
        </ConfirmDialog>
      )}
    </>
  );
}
