import type { OfficeArticle } from '@contract/officeArticles';
import * as messages from '@messages/app/officeContent';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { shownError, statusOf } from '../../api/apiError';
import { useGetOfficeArticleQuery } from '../../api/endpoints/officeArticlesApi';
import { useGetMeQuery } from '../../api/endpoints/sessionApi';
import { Notice } from '../../ui/Notice';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { CloseLink, OfficePage } from '../../ui/office/OfficePage';
import { wholeIn } from '../../ui/office/listAddress';
import { differences, emptyForm, readForm, toForm } from './articleForm';
import { ArticleActions } from './parts/ArticleActions';
import { ArticleFields } from './parts/ArticleFields';
import { ArticleRevisions } from './parts/ArticleRevisions';
import { EditorForm } from './parts/EditorForm';
import { EditorNotices } from './parts/EditorNotices';
import { StaleText } from './parts/StaleText';
import { useArticleSaving } from './parts/useArticleSaving';
import { usePictureUpload } from './parts/usePictureUpload';
import { useTextDraft } from './parts/useTextDraft';

const keyOf = (article: OfficeArticle | null) => `article/${article?.id ?? 'new'}`;

/** `/office/articles/new` and `/office/articles/{id}` */
export function ArticleEditor() {
  const { id = '' } = useParams();
  const [created, setCreated] = useState<OfficeArticle>();
  const [opened, setOpened] = useState({ id, key: 0 });
  const isCreated = created !== undefined && String(created.id) === id;
  if (opened.id !== id) {
    // a new article stays in the same form when it gets its own address
    const stays = isCreated && opened.id === 'new';
    setOpened({ id, key: stays ? opened.key : opened.key + 1 });
  }
  const number = wholeIn(id);
  const { currentData, error, refetch } = useGetOfficeArticleQuery(number ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const { data: me } = useGetMeQuery();
  const navigate = useNavigate();
  const article = currentData ?? (isCreated ? created : undefined);
  const onCreated = (now: OfficeArticle) => {
    setCreated(now);
    void navigate(`/office/articles/${now.id}`, { replace: true });
  };
  const isNew = id === 'new';
  const found = isNew ? (me ? null : undefined) : article;
  return (
    <OfficePage
      title={isNew ? messages.newArticle : messages.article}
      actions={<CloseLink to="/office/articles" label={messages.allArticles} />}
    >
      {(!isNew && number === undefined) || statusOf(error) === 404 ? (
        <Notice title={messages.articleNotFound}>{messages.itMayHaveBeenDeleted}</Notice>
      ) : (
        <QueryView
          what={messages.thisArticle}
          data={found}
          failure={shownError(error)}
          onRetry={() => void refetch()}
          skeleton={<Skeleton $height="40rem" role="status" aria-label={messages.loadingTheArticle} />}
        >
          {(shown) => (
            <Editor key={opened.key} article={shown} author={me?.name || me?.username || ''} onCreated={onCreated} />
          )}
        </QueryView>
      )}
    </OfficePage>
  );
}

interface EditorProps {
  article: OfficeArticle | null;
  author: string;
  onCreated: (article: OfficeArticle) => void;
}

function Editor({ article, author, onCreated }: EditorProps) {
  const [empty] = useState(() => emptyForm(author));
  const draft = useTextDraft({ keyOf, row: article, empty, toForm, readForm });
  const saving = useArticleSaving({ article, draft, onCreated });
  const upload = usePictureUpload();
  const { isChanged } = draft;
  return (
    <EditorForm label={messages.article} refusal={saving.refusal} onSave={() => isChanged && void saving.save()}>
      <ArticleActions
        article={article}
        saving={saving}
        isChanged={isChanged}
        onDiscard={() => (article ? saving.showSaved(article) : draft.change(empty))}
      />
      <EditorNotices draft={draft} />
      {saving.conflict && (
        <StaleText
          what={messages.articleInline}
          found={differences(saving.conflict, draft.form)}
          busy={saving.busy}
          onSaveOwn={() => void saving.saveOwn()}
          onTakeCurrent={saving.takeCurrent}
        />
      )}
      <ArticleFields
        id={article?.id ?? null}
        form={draft.form}
        onChange={draft.change}
        errors={saving.errors}
        upload={upload}
      />
      {article && <ArticleRevisions article={article} unsaved={isChanged} onRestored={saving.showSaved} />}
    </EditorForm>
  );
}
