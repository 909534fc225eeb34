import type { OfficePage as Page } from '@contract/officePages';
import { limits } from '@contract/limits';
import * as messages from '@messages/app/officeContent';
import { Link, useParams } from 'react-router-dom';
import { shownError, statusOf } from '../../api/apiError';
import { useChangePageMutation, useGetOfficePageQuery } from '../../api/endpoints/officePagesApi';
import { TextField } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { OfficeButton } from '../../ui/office/OfficeControls';
import { CloseLink, OfficePage } from '../../ui/office/OfficePage';
import { emptyPage, legalPages, pageDifferences, pageNames, readPageForm, toPageForm, toPageRequest } from './pageForm';
import { CoverField } from './parts/CoverField';
import { DiscardButton } from './parts/DiscardButton';
import { EditorForm } from './parts/EditorForm';
import { EditorNotices } from './parts/EditorNotices';
import { PageRevisions } from './parts/PageRevisions';
import { SaveBar } from './parts/SaveBar';
import { StaleText } from './parts/StaleText';
import { TextBody } from './parts/TextBody';
import { usePictureUpload } from './parts/usePictureUpload';
import { useTextDraft } from './parts/useTextDraft';
import { useTextSaving } from './parts/useTextSaving';

const keyOf = (page: Page | null) => `page/${page?.slug}`;

/** `/office/pages/{slug}` */
export function PageEditor() {
  const { slug = '' } = useParams();
  const { currentData, error, refetch } = useGetOfficePageQuery(slug, { refetchOnMountOrArgChange: true });
  return (
    <OfficePage
      title={pageNames[slug] ?? messages.page}
      actions={<CloseLink to="/office/pages" label={messages.allPages} />}
    >
      {statusOf(error) === 404 ? (
        <Notice title={messages.pageNotFound}>{messages.chooseOneFromTheList}</Notice>
      ) : (
        <QueryView
          what={messages.thisPage}
          data={currentData}
          failure={shownError(error)}
          onRetry={() => void refetch()}
          skeleton={<Skeleton $height="40rem" role="status" aria-label={messages.loadingThePage} />}
        >
          {(page) => <Editor key={slug} page={page} />}
        </QueryView>
      )}
    </OfficePage>
  );
}

function Editor({ page }: { page: Page }) {
  const draft = useTextDraft({ keyOf, row: page, empty: emptyPage, toForm: toPageForm, readForm: readPageForm });
  const [change] = useChangePageMutation();
  const saving = useTextSaving({
    draft,
    row: page,
    send: (version) => change({ slug: page.slug, version, ...toPageRequest(draft.form) }).unwrap(),
    savedWords: messages.savedTheSiteShowsItNow,
  });
  const upload = usePictureUpload();
  const { form, isChanged } = draft;
  const { busy, errors } = saving;
  const isLegal = legalPages.includes(page.slug);
  return (
    <EditorForm label={messages.page} refusal={saving.refusal} onSave={() => isChanged && void saving.save()}>
      <SaveBar>
        <OfficeButton disabled={busy || !isChanged} onClick={() => void saving.save()}>
          {busy ? messages.saving : messages.saveAndShowOnTheSite}
        </OfficeButton>
        {isChanged && <DiscardButton disabled={busy} onDiscard={() => saving.showSaved(page)} />}
        <Link to={`/${page.slug}`}>{messages.seeItOnTheSite}</Link>
        {isLegal && (
          <a href={`/legal/${page.slug}.pdf`} target="_blank" rel="noreferrer">
            {messages.pdfOpensANewTab}
          </a>
        )}
        <p role="status" data-bad={saving.words !== ''}>
          {saving.words || saving.done || (isChanged ? messages.notSavedYet : '')}
        </p>
      </SaveBar>
      <EditorNotices draft={draft} />
      {saving.conflict && (
        <StaleText
          what={messages.pageInline}
          found={pageDifferences(saving.conflict, form)}
          busy={busy}
          onSaveOwn={() => void saving.saveOwn()}
          onTakeCurrent={saving.takeCurrent}
        />
      )}
      <TextField
        label={messages.title}
        value={form.title}
        required
        maxLength={limits.title.max}
        error={errors.title}
        onChange={({ currentTarget }) => draft.change({ title: currentTarget.value })}
      />
      <TextBody
        value={form.content}
        error={errors.content}
        onChange={(content) => draft.change({ content })}
        upload={upload}
      />
      {!isLegal && (
        <section aria-labelledby="page-picture">
          <h2 id="page-picture">{messages.picture}</h2>
          <CoverField
            what={messages.pictureInline}
            cover={form.cover}
            onChange={(cover) => draft.change({ cover })}
            upload={upload}
            error={errors.cover}
          />
        </section>
      )}
      <PageRevisions page={page} unsaved={isChanged} onRestored={saving.showSaved} />
    </EditorForm>
  );
}
