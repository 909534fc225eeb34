import type { OwnPropertyCard } from '@contract/properties';
import { useState } from 'react';
import { answeredFields, errorMessage } from '../../api/apiError';
import { toastAdded } from '../../flow/toastsSlice';
import { newClientId } from '../../platform/viewer';
import {
  useConfirmPropertyMutation,
  useDuplicatePropertyMutation,
  usePublishPropertyMutation,
  useRemovePropertyMutation,
  useSetLifecycleMutation,
} from '../../api/endpoints/ownPropertiesApi';
import { fieldSpec, fieldsWhere } from '@contract/listingFields';
import * as messages from '@messages/app/properties';
import { asksWhetherRight, mustWait } from '../../api/publishBlockers';
import { useAppDispatch } from '../../session/storeHooks';

/** A refusal as shown at its listing, with the next step. */
export interface ActionRefusal {
  message: string;
  way?: 'waiting' | 'edit' | 'confirm';
}

/** The labels of missing fields, the question whether a price is right, or the server's reason. */
function toRefusal(refusal: unknown): ActionRefusal {
  const body = answeredFields(refusal);
  const missing = fieldsWhere(({ section }) => section !== undefined).filter((field) => Array.isArray(body[field]));
  if (asksWhetherRight(body.code)) return { message: errorMessage(refusal), way: 'confirm' };
  if (missing.length > 0)
    return {
      message: messages.completeTheseFieldsFirst(
        missing.map((field) => fieldSpec(field).label.toLowerCase()).join(', '),
      ),
      way: 'edit',
    };
  return { message: errorMessage(refusal), ...(mustWait(body.code) && { way: 'waiting' as const }) };
}

/** An owner's actions on a listing. A refusal is shown at the listing, or in a toast if it has left the list. */
export function useListingActions({ id, title }: Pick<OwnPropertyCard, 'id' | 'title'>) {
  const dispatch = useAppDispatch();
  const [refusal, setRefusal] = useState<ActionRefusal>();
  const [publish, publishing] = usePublishPropertyMutation();
  const [setLife, settingLife] = useSetLifecycleMutation();
  const [confirm, confirming] = useConfirmPropertyMutation();
  const [duplicate, duplicating] = useDuplicatePropertyMutation();
  const [remove, removing] = useRemovePropertyMutation();
  const name = title || messages.yourDraft;
  const good = (message: string) => dispatch(toastAdded('good', message));
  const showRefusal = (error: unknown) => setRefusal(toRefusal(error));
  const toastRefusal = (what: string) => (error: unknown) =>
    void dispatch(toastAdded('bad', `${name} ${what}. ${errorMessage(error)}`));
  const run = <Done>(work: Promise<Done>, done: (result: Done) => void, refused: (error: unknown) => void) => {
    setRefusal(undefined);
    work.then(done, refused);
  };
  return {
    refusal,
    busy: [publishing, settingLife, confirming, duplicating, removing].some(({ isLoading }) => isLoading),
    publish: (confirms = false) =>
      run(
        publish({ id, confirms }).unwrap(),
        ({ lifecycle }) =>
          good(lifecycle === 'in_review' ? messages.weReviewAndEmail(name) : messages.isPublished(name)),
        showRefusal,
      ),
    mark: (lifecycle: 'sold' | 'archived') =>
      run(
        setLife({ id, lifecycle }).unwrap(),
        () => good(messages.isNameIsLifecycleSold(name, lifecycle === 'sold')),
        toastRefusal(lifecycle === 'sold' ? messages.wasNotMarkedAsSold : messages.wasNotArchived),
      ),
    confirm: () => run(confirm(id).unwrap(), () => good(messages.staysInSearchForThreeMore(name)), showRefusal),
    duplicate: (then: (copy: number) => void) =>
      run(
        duplicate({ id, clientId: newClientId() })
          .unwrap()
          .then((copy) => then(copy.id)),
        () => good(messages.weAddedACopy(name)),
        showRefusal,
      ),
    remove: () => run(remove(id).unwrap(), () => good(messages.isDeleted(name)), showRefusal),
  };
}
