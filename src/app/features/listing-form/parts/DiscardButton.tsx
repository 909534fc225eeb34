import type { Property } from '@contract/properties';
import * as messages from '@messages/app/listingForm';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { toastAdded } from '../../../flow/toastsSlice';
import { listingDrafts } from '../../../platform/listingDrafts';
import { photoStore } from '../../../platform/photoStore';
import { useAppDispatch, useAppStore } from '../../../session/storeHooks';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { draftKey } from '../listingDraft';
import { clientIdOf, isPhoto } from '../photoListMachine';
import { type PhotoListRef, isUnsaved } from '../propertyFormMachine';
import type { FormRef } from '../usePropertyForm';

interface DiscardButtonProps {
  form: FormRef;
  photoList: PhotoListRef;
  property: Pick<Property, 'id'> | undefined;
  onDiscard: () => void;
}

/**
 * Starts another listing if this one is saved as a draft. Otherwise discards, after a confirmation, what only this
 * browser has.
 */
export function DiscardButton({ form, photoList, property, onDiscard }: DiscardButtonProps) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const unsaved = useSelector(form, ({ context }) => isUnsaved(context));
  const hasDraft = useSelector(form, ({ context }) => context.draftId !== null);
  if (property ? !unsaved : !unsaved && !hasDraft) return null;
  const begin = () => {
    for (const photo of photoList.getSnapshot().context.photos)
      if (!isPhoto(photo, 'there')) void photoStore.forget(clientIdOf(photo));
    listingDrafts.forget(draftKey(store.getState().session.username, property));
    if (!property && hasDraft) dispatch(toastAdded('good', messages.yourDraftIsSavedInMy));
    onDiscard();
  };
  const name = property ? messages.discardChanges : hasDraft ? messages.startAnotherOne : messages.clearForm;
  return (
    <>
      <Button $kind="quiet" onClick={() => (unsaved ? setAsking(true) : begin())}>
        {name}
      </Button>
      {asking && (
        <ConfirmDialog
          title={`${name}?`}
          action={name}
          wayBack={messages.continueEditing}
          onConfirm={begin}
          onClose={() => setAsking(false)}
        >
          {hasDraft ? messages.unsavedChangesWillBeLost : messages.everythingYouEnteredWillBeLost}
        </ConfirmDialog>
      )}
    </>
  );
}
