import type { OfficeArticle } from '@contract/officeArticles';
import * as messages from '@messages/app/officeContent';
import {
  useChangeArticleMutation,
  useCreateArticleMutation,
  usePublishArticleMutation,
  useUnpublishArticleMutation,
} from '../../../api/endpoints/officeArticlesApi';
import { type ArticleForm, toRequest } from '../articleForm';
import type { useTextDraft } from './useTextDraft';
import { useTextSaving } from './useTextSaving';

interface Options {
  article: OfficeArticle | null;
  draft: ReturnType<typeof useTextDraft<ArticleForm, OfficeArticle>>;
  onCreated: (article: OfficeArticle) => void;
}

/** Saves and publishes an article. What is not saved yet is saved before it is published. */
export function useArticleSaving({ article, draft, onCreated }: Options) {
  const [create] = useCreateArticleMutation();
  const [change] = useChangeArticleMutation();
  const [publishNow] = usePublishArticleMutation();
  const [unpublishNow] = useUnpublishArticleMutation();
  const send = async (version: number) => {
    const given = toRequest(draft.form);
    if (article) return change({ id: article.id, version, ...given }).unwrap();
    const created = await create({ client_id: draft.clientId, ...given }).unwrap();
    onCreated(created);
    return created;
  };
  const savedWords = article?.state === 'published' ? messages.savedTheSiteShowsItNow : messages.savedSentence;
  const saving = useTextSaving({ draft, row: article, send, savedWords });
  return {
    ...saving,
    /** Whether it worked. */
    publish: async (at: string | undefined) => {
      const now = draft.isChanged || !article ? await saving.saveQuietly() : article;
      if (!now) return false;
      const { id, version } = now;
      const request = { id, version, ...(at && { at }) };
      const published = await saving.attempt(() => publishNow(request).unwrap(), draft.form);
      if (published)
        saving.setDone(
          published.state === 'scheduled' ? messages.scheduledSentence : messages.publishedTheSiteShowsItNow,
        );
      return published !== undefined;
    },
    unpublish: async () => {
      if (!article) return;
      const request = { id: article.id, version: draft.version };
      const now = await saving.attempt(() => unpublishNow(request).unwrap(), draft.saved);
      if (now) saving.setDone(messages.itIsADraftAgain);
    },
  };
}
