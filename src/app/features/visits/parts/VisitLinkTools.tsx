import * as messages from '@messages/app/visits';
import { errorMessage } from '../../../api/apiError';
import { useReplaceVisitLinkMutation } from '../../../api/endpoints/visitsApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { Soft, Stack } from '../../../ui/Layout';
import { TextButton } from '../../../ui/TextButton';

/** Ends the links that somebody else may have. */
export function VisitLinkTools({ id, token, onReplaced }: { id: number; token: string; onReplaced: () => void }) {
  const dispatch = useAppDispatch();
  const [replace, { isLoading, error }] = useReplaceVisitLinkMutation();
  const press = async () => {
    const { error: refusal } = await replace({ id, token });
    if (refusal) return;
    dispatch(toastAdded('good', messages.linkReplaced));
    onReplaced();
  };
  return (
    <Stack $gap={4}>
      <Soft>{messages.replaceExplained}</Soft>
      <div>
        <TextButton disabled={isLoading} onClick={() => void press()}>
          {messages.replaceTheLink}
        </TextButton>
      </div>
      {error && <p role="alert">{errorMessage(error)}</p>}
    </Stack>
  );
}
