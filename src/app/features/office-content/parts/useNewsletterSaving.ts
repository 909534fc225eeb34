import type { OfficeNewsletter } from '@contract/officeNewsletters';
import * as messages from '@messages/app/officeContent';
import {
  useChangeNewsletterMutation,
  useCreateNewsletterMutation,
  useSendNewsletterMutation,
  useTestNewsletterMutation,
} from '../../../api/endpoints/officeNewslettersApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { errorMessage } from '../../../api/apiError';
import type { NewsletterForm } from '../newsletterForm';
import type { useTextDraft } from './useTextDraft';
import { useTextSaving } from './useTextSaving';

interface Options {
  newsletter: OfficeNewsletter | null;
  draft: ReturnType<typeof useTextDraft<NewsletterForm, OfficeNewsletter>>;
  onCreated: (newsletter: OfficeNewsletter) => void;
}

/** Saves, tests and sends a newsletter. What is not saved yet is saved before it is tested or sent. */
export function useNewsletterSaving({ newsletter, draft, onCreated }: Options) {
  const [create] = useCreateNewsletterMutation();
  const [change] = useChangeNewsletterMutation();
  const [testNow] = useTestNewsletterMutation();
  const [sendNow] = useSendNewsletterMutation();
  const dispatch = useAppDispatch();
  const saving = useTextSaving({
    draft,
    row: newsletter,
    savedWords: messages.savedSentence,
    send: async (version) => {
      if (newsletter) return change({ id: newsletter.id, version, ...draft.form }).unwrap();
      const created = await create({ client_id: draft.clientId, ...draft.form }).unwrap();
      onCreated(created);
      return created;
    },
  });
  const saved = async () => (draft.isChanged || !newsletter ? saving.saveQuietly() : newsletter);
  return {
    ...saving,
    /** Sends it to the editor's own address. */
    test: async () => {
      const now = await saved();
      if (!now) return;
      await testNow({ id: now.id, version: now.version })
        .unwrap()
        .then(
          ({ to }) => dispatch(toastAdded('good', messages.aTestIsOnItsWay(to))),
          (refusal: unknown) => dispatch(toastAdded('bad', errorMessage(refusal))),
        );
    },
    /** Sends it to every confirmed subscriber. */
    sendToAll: async () => {
      const now = await saved();
      if (!now) return;
      const { id, version } = now;
      await saving.attempt(() => sendNow({ id, version }).unwrap(), draft.form);
    },
  };
}
