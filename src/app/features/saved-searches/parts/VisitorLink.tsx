import * as messages from '@messages/app/savedSearches';
import { useState } from 'react';
import { errorMessage } from '../../../api/apiError';
import { useForgetSearchAddressMutation, useReplaceSearchLinkMutation } from '../../../api/endpoints/savedSearchesApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Display3, Soft, Stack } from '../../../ui/Layout';
import { TextButton } from '../../../ui/TextButton';
import { Failure, Row } from './lineStyles';

/** What a visitor can do about the link and the address. */
export function VisitorLink({ token, onForgotten }: { token: string; onForgotten: () => void }) {
  const [replace, replacing] = useReplaceSearchLinkMutation();
  const [forget, forgetting] = useForgetSearchAddressMutation();
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const forgetAll = async () => {
    const { error } = await forget({ token });
    setAsking(false);
    if (error) return;
    dispatch(toastAdded('good', messages.allDeleted));
    onForgotten();
  };
  const failure = replacing.error ?? forgetting.error;
  return (
    <section aria-labelledby="search-link">
      <Stack $gap={8}>
        <Display3 as="h2" id="search-link">
          {messages.yourLink}
        </Display3>
        <Soft>{messages.whoHasTheLink}</Soft>
        <Row>
          {replacing.isSuccess ? (
            <p role="status">{messages.linkReplaced}</p>
          ) : (
            <TextButton disabled={replacing.isLoading} onClick={() => void replace({ token })}>
              {messages.replaceLink}
            </TextButton>
          )}
          <TextButton onClick={() => setAsking(true)}>{messages.forgetMe}</TextButton>
        </Row>
        {failure && <Failure role="alert">{errorMessage(failure)}</Failure>}
      </Stack>
      {asking && (
        <ConfirmDialog
          title={messages.forgetMeQuestion}
          action={messages.deleteAll}
          wayBack={messages.keepThem}
          busy={forgetting.isLoading}
          onConfirm={() => void forgetAll()}
          onClose={() => setAsking(false)}
        >
          {messages.forgetMeWords}
        </ConfirmDialog>
      )}
    </section>
  );
}
