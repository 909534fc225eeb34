import type { OfficeArticle } from '@contract/officeArticles';
import * as messages from '@messages/app/officeContent';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDeleteArticleMutation } from '../../../api/endpoints/officeArticlesApi';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { ownMoment } from '../../../ui/days';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { Status } from '../../../ui/office/Status';
import { stateLabels, stateTones } from '../articleForm';
import { DeleteDialog } from './DeleteDialog';
import { DiscardButton } from './DiscardButton';
import { PublishDialog } from './PublishDialog';
import { SaveBar } from './SaveBar';
import type { useArticleSaving } from './useArticleSaving';

interface ArticleActionsProps {
  article: OfficeArticle | null;
  saving: ReturnType<typeof useArticleSaving>;
  isChanged: boolean;
  onDiscard: () => void;
}

/** The state of an article, and what can be done with it. */
export function ArticleActions({ article, saving, isChanged, onDiscard }: ArticleActionsProps) {
  const [asking, setAsking] = useState<'publish' | 'unpublish' | 'delete'>();
  const close = () => setAsking(undefined);
  const state = article?.state ?? 'draft';
  const { busy } = saving;
  const [remove] = useDeleteArticleMutation();
  return (
    <SaveBar>
      <Status tone={stateTones[state]}>{stateLabels[state]}</Status>
      {article?.published_at && <span>{ownMoment(article.published_at)}</span>}
      <OfficeButton disabled={busy || !isChanged} onClick={() => void saving.save()}>
        {busy
          ? messages.saving
          : state === 'draft'
            ? messages.saveDraft
            : state === 'published'
              ? messages.saveAndShowOnTheSite
              : messages.save}
      </OfficeButton>
      {state !== 'published' && (
        <OfficeButton $kind="quiet" disabled={busy} onClick={() => setAsking('publish')}>
          {state === 'scheduled' ? messages.changeTheTime : messages.publish}
        </OfficeButton>
      )}
      {state !== 'draft' && (
        <OfficeButton $kind="quiet" disabled={busy} onClick={() => setAsking('unpublish')}>
          {messages.unpublish}
        </OfficeButton>
      )}
      {isChanged && article && <DiscardButton disabled={busy} onDiscard={onDiscard} />}
      {article && state === 'draft' && (
        <OfficeButton $kind="quiet" disabled={busy} onClick={() => setAsking('delete')}>
          {messages.deleteLabel}
        </OfficeButton>
      )}
      {state === 'published' && <Link to={`/blog/${article?.id}`}>{messages.seeItOnTheSite}</Link>}
      <p role="status" data-bad={saving.words !== ''}>
        {saving.words || saving.done || (isChanged ? messages.notSavedYet : '')}
      </p>
      {asking === 'publish' && (
        <PublishDialog
          busy={busy}
          error={saving.errors.at}
          scheduledAt={state === 'scheduled' ? (article?.published_at ?? null) : null}
          onPublish={(at) => void saving.publish(at).then((ok) => (ok || !at) && close())}
          onClose={close}
        />
      )}
      {asking === 'unpublish' && (
        <ConfirmDialog
          title={state === 'scheduled' ? messages.takeItOffTheSchedule : messages.unpublishThisArticle}
          action={state === 'scheduled' ? messages.takeItOff : messages.unpublish}
          wayBack={messages.cancel}
          busy={busy}
          onConfirm={() => void saving.unpublish().then(close)}
          onClose={close}
        >
          {state === 'scheduled' ? messages.itStaysADraftUntil : messages.visitorsNoLongerSee}
        </ConfirmDialog>
      )}
      {asking === 'delete' && article && (
        <DeleteDialog
          title={article.title}
          list="/office/articles"
          remove={() => remove({ id: article.id, version: article.version }).unwrap()}
          onClose={close}
          onDeleted={onDiscard}
        >
          {messages.theTextAndAllItsRevisions}
        </DeleteDialog>
      )}
    </SaveBar>
  );
}
