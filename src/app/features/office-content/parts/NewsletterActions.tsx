import type { OfficeNewsletter } from '@contract/officeNewsletters';
import * as messages from '@messages/app/officeContent';
import { useState } from 'react';
import { useDeleteNewsletterMutation } from '../../../api/endpoints/officeNewslettersApi';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { Status } from '../../../ui/office/Status';
import { newsletterLabels, newsletterTones, subscribersLabel } from '../newsletterForm';
import { DeleteDialog } from './DeleteDialog';
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
  const [remove] = useDeleteNewsletterMutation();
  const subscribers = newsletter?.subscribers ?? 0;
  return (
    <SaveBar>
      <Status tone={newsletterTones.draft}>{newsletterLabels.draft}</Status>
      <OfficeButton disabled={busy || !isChanged} onClick={() => void saving.save()}>
        {busy ? messages.saving : messages.saveDraft}
      </OfficeButton>
      <OfficeButton $kind="quiet" disabled={busy || (!newsletter && !isChanged)} onClick={() => void saving.test()}>
        {messages.sendToMeFirst}
      </OfficeButton>
      {newsletter && (
        <OfficeButton $kind="quiet" disabled={busy || subscribers === 0} onClick={() => setAsking('send')}>
          {messages.send}
        </OfficeButton>
      )}
      {isChanged && newsletter && <DiscardButton disabled={busy} onDiscard={onDiscard} />}
      {newsletter && (
        <OfficeButton $kind="quiet" disabled={busy} onClick={() => setAsking('delete')}>
          {messages.deleteLabel}
        </OfficeButton>
      )}
      {newsletter && <span>{subscribersLabel(subscribers)}</span>}
      <p role="status" data-bad={saving.words !== ''}>
        {saving.words || saving.done || (isChanged ? messages.notSavedYet : '')}
      </p>
      {asking === 'send' && (
        <ConfirmDialog
          title={messages.sendTo(subscribersLabel(subscribers))}
          action={messages.sendLabel}
          wayBack={messages.cancel}
          busy={busy}
          onConfirm={() => void saving.sendToAll().then(close)}
          onClose={close}
        >
          {messages.eachOfThemGetsItOnce}
        </ConfirmDialog>
      )}
      {asking === 'delete' && newsletter && (
        <DeleteDialog
          title={newsletter.subject}
          list="/office/newsletters"
          remove={() => remove({ id: newsletter.id, version: newsletter.version }).unwrap()}
          onClose={close}
          onDeleted={onDiscard}
        >
          {messages.theTextIsDeleted}
        </DeleteDialog>
      )}
    </SaveBar>
  );
}
