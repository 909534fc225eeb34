import { secondInMs } from '@contract/durations';
import type { OfficeNewsletter } from '@contract/officeNewsletters';
import { limits } from '@contract/limits';
import * as messages from '@messages/app/officeContent';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNavigate, useParams } from 'react-router-dom';
import { shownError, statusOf } from '../../api/apiError';
import { useGetNewsletterQuery } from '../../api/endpoints/officeNewslettersApi';
import { TextField } from '../../ui/Field';
import { Markdown } from '../../ui/Markdown';
import { Notice } from '../../ui/Notice';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { ownMoment } from '../../ui/days';
import { CloseLink, Facts, OfficePage } from '../../ui/office/OfficePage';
import { wholeIn } from '../../ui/office/listAddress';
import {
  deliveryLabel,
  emptyNewsletter,
  newsletterDifferences,
  newsletterLabels,
  readNewsletterForm,
  toNewsletterForm,
} from './newsletterForm';
import { EditorForm } from './parts/EditorForm';
import { EditorNotices } from './parts/EditorNotices';
import { NewsletterActions } from './parts/NewsletterActions';
import { StaleText } from './parts/StaleText';
import { TextBody } from './parts/TextBody';
import { useNewsletterSaving } from './parts/useNewsletterSaving';
import { usePictureUpload } from './parts/usePictureUpload';
import { useTextDraft } from './parts/useTextDraft';

const pollingInMs = 5 * secondInMs;

const keyOf = (newsletter: OfficeNewsletter | null) => `newsletter/${newsletter?.id ?? 'new'}`;

/** `/office/newsletters/new` and `/office/newsletters/{id}` */
export function NewsletterEditor() {
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const number = wholeIn(id);
  const { currentData, error, refetch } = useGetNewsletterQuery(number ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const navigate = useNavigate();
  return (
    <OfficePage
      title={isNew ? messages.newNewsletter : messages.newsletter}
      actions={<CloseLink to="/office/newsletters" label={messages.allNewsletters} />}
    >
      {(!isNew && number === undefined) || statusOf(error) === 404 ? (
        <Notice title={messages.newsletterNotFound}>{messages.itMayHaveBeenDeleted}</Notice>
      ) : (
        <QueryView
          what={messages.thisNewsletter}
          data={isNew ? null : currentData}
          failure={shownError(error)}
          onRetry={() => void refetch()}
          skeleton={<Skeleton $height="40rem" role="status" aria-label={messages.loadingTheNewsletter} />}
        >
          {(newsletter) =>
            newsletter && newsletter.state !== 'draft' ? (
              <Sent newsletter={newsletter} />
            ) : (
              <Editor
                key={id}
                newsletter={newsletter}
                onCreated={({ id: created }) => void navigate(`/office/newsletters/${created}`, { replace: true })}
              />
            )
          }
        </QueryView>
      )}
    </OfficePage>
  );
}

interface EditorProps {
  newsletter: OfficeNewsletter | null;
  onCreated: (newsletter: OfficeNewsletter) => void;
}

function Editor({ newsletter, onCreated }: EditorProps) {
  const draft = useTextDraft({
    keyOf,
    row: newsletter,
    empty: emptyNewsletter,
    toForm: toNewsletterForm,
    readForm: readNewsletterForm,
  });
  const saving = useNewsletterSaving({ newsletter, draft, onCreated });
  const upload = usePictureUpload();
  const { form, isChanged } = draft;
  const { errors } = saving;
  return (
    <EditorForm label={messages.newsletter} refusal={saving.refusal} onSave={() => isChanged && void saving.save()}>
      <NewsletterActions
        newsletter={newsletter}
        saving={saving}
        isChanged={isChanged}
        onDiscard={() => (newsletter ? saving.showSaved(newsletter) : draft.change(emptyNewsletter))}
      />
      <EditorNotices draft={draft} />
      {saving.conflict && (
        <StaleText
          what={messages.newsletterInline}
          found={newsletterDifferences(saving.conflict, form)}
          busy={saving.busy}
          onSaveOwn={() => void saving.saveOwn()}
          onTakeCurrent={saving.takeCurrent}
        />
      )}
      <TextField
        label={messages.subject}
        value={form.subject}
        required
        maxLength={limits.title.max}
        error={errors.subject}
        onChange={({ currentTarget }) => draft.change({ subject: currentTarget.value })}
      />
      <TextBody
        value={form.content}
        error={errors.content}
        onChange={(content) => draft.change({ content })}
        upload={upload}
      />
      <p>{messages.homesOfNewsletters}</p>
    </EditorForm>
  );
}

/** A newsletter that was sent: how its delivery goes, and its text. */
function Sent({ newsletter }: { newsletter: OfficeNewsletter }) {
  const { id, subject, state, sent_at: at, delivery, content } = newsletter;
  const isMoving = state === 'sending' || delivery.waiting > 0;
  useGetNewsletterQuery(id, { pollingInterval: isMoving ? pollingInMs : 0, skipPollingIfUnfocused: true });
  return (
    <>
      <Facts>
        <dt>{messages.subject}</dt>
        <dd>{subject}</dd>
        <dt>{messages.status}</dt>
        <dd>
          {newsletterLabels[state]}
          {at && `, ${ownMoment(at)}`}
        </dd>
        <dt>{messages.emails}</dt>
        <dd role="status">{deliveryLabel(delivery) || messages.none}</dd>
      </Facts>
      {delivery.failed > 0 && <p>{messages.aRefusedEmailIsTriedAgain}</p>}
      <Markdown text={content} />
    </>
  );
}
