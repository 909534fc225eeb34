import type { OfficeNewsletter } from '@contract/officeNewsletters';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../api/apiError';
import { useDeleteNewsletterMutation } from '../../../api/endpoints/officeNewslettersApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { Status } from '../../../ui/office/Status';
import { newsletterLabels, newsletterTones, subscribersLabel } from '../newsletterForm';
import { DiscardButton } from './DiscardButton';
import { SaveBar } from './SaveBar';
import type { useNewsletterSaving } from './useNewsletterSaving';

interface NewsletterActionsProps {
  newsletter: OfficeNewsletter | null;
  saving: ReturnType<typeof useNewsletterSaving>;
  isChanged: boolean;
  onDiscard: () => void;
}

/** What can be done with a draft. */
export function NewsletterActions({ newsletter, saving, isChanged, onDiscard }: NewsletterActionsProps) {
  const [asking, setAsking] = useState<'send' | 'delete'>();
  const close = () => setAsking(undefined);
  const { busy } = saving;
  const subscribers = newsletter?.subscribers ?? 0;
  return (
    <SaveBar>
      <Status tone={newsletterTones.draft}>{newsletterLabels.draft}</Status>
      <OfficeButton disabled={busy || !isChanged} onClick={() => void saving.save()}>
        {busy ? 'Saving…' : 'Save draft'}
      </OfficeButton>
      <OfficeButton $kind="quiet" disabled={busy || (!newsletter && !isChanged)} onClick={() => void saving.test()}>
        Send to me first
      </OfficeButton>
      {newsletter && (
        <OfficeButton $kind="quiet" disabled={busy || subscribers === 0} onClick={() => setAsking('send')}>
          Send…
        </OfficeButton>
      )}
      {isChanged && newsletter && <DiscardButton disabled={busy} onDiscard={onDiscard} />}
      {newsletter && (
        <OfficeButton $kind="quiet" disabled={busy} onClick={() => setAsking('delete')}>
          Delete
        </OfficeButton>
      )}
      {newsletter && <span>{subscribersLabel(subscribers)}</span>}
      <p role="status" data-bad={saving.words !== ''}>
        {saving.words || saving.done || (isChanged ? 'Not saved yet. Your text is kept in this browser.' : '')}
      </p>
      {asking === 'send' && (
        <ConfirmDialog
          title={`Send to ${subscribersLabel(subscribers)}?`}
          action="Send"
          wayBack="Cancel"
          busy={busy}
          onConfirm={() => void saving.sendToAll().then(close)}
          onClose={close}
        >
          Each of them gets it once. Emails cannot be taken back.
        </ConfirmDialog>
      )}
      {asking === 'delete' && newsletter && (
        <DeleteDialog newsletter={newsletter} onClose={close} onDeleted={onDiscard} />
      )}
    </SaveBar>
  );
}

function DeleteDialog({
  newsletter: { id, subject, version },
  onClose,
  onDeleted,
}: {
  newsletter: OfficeNewsletter;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const [remove, { isLoading }] = useDeleteNewsletterMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const confirm = () =>
    remove({ id, version })
      .unwrap()
      .then(
        () => {
          onDeleted();
          void navigate('/office/newsletters');
        },
        (refusal: unknown) => {
          dispatch(toastAdded('bad', errorMessage(refusal)));
          onClose();
        },
      );
  return (
    <ConfirmDialog
      title={`Delete “${subject}”?`}
      action="Delete"
      wayBack="Keep it"
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      The text is deleted. This cannot be undone.
    </ConfirmDialog>
  );
}
