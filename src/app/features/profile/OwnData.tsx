import * as messages from '@messages/app/profile';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { errorMessage, fieldErrors } from '../../api/apiError';
import {
  useEndOwnNewsletterMutation,
  useEraseOwnAccountMutation,
  useGetOwnNewsletterQuery,
  useSaveOwnDataMutation,
} from '../../api/endpoints/privacyApi';
import { toastAdded } from '../../flow/toastsSlice';
import { formDraft } from '../../platform/formDraft';
import { savedLogin } from '../../platform/savedLogin';
import { loggedOut } from '../../session/sessionSlice';
import { useAppDispatch } from '../../session/storeHooks';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { EraseDialog } from '../../ui/EraseDialog';
import { Stack } from '../../ui/Layout';
import { TextButton } from '../../ui/TextButton';
import { ownDay } from '../../ui/days';
import { Outcome } from './parts/Outcome';

/** Everything we hold of this account as a file, and a way to erase it. */
export function OwnData({ username }: { username: string }) {
  const [save, { isLoading, isSuccess, error }] = useSaveOwnDataMutation();
  const [asking, setAsking] = useState(false);
  return (
    <Stack $gap={16}>
      <OwnNewsletter />
      <Buttons>
        <Button $kind="quiet" disabled={isLoading} onClick={() => void save()}>
          {isLoading ? messages.preparing : messages.downloadMyData}
        </Button>
        <Button $kind="quiet" onClick={() => setAsking(true)}>
          {messages.eraseMyAccount}
        </Button>
      </Buttons>
      <Outcome error={error} done={isSuccess && messages.yourDataIsInTheFile} />
      {asking && <EraseOwn username={username} onClose={() => setAsking(false)} />}
    </Stack>
  );
}

/** The one consent that the site asks for; empty without a subscription. */
function OwnNewsletter() {
  const { data } = useGetOwnNewsletterQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end, { isLoading, isSuccess, error }] = useEndOwnNewsletterMutation();
  return (
    <>
      {data?.since && (
        <div>
          <p>{messages.youAgreedToOurNewsletter(ownDay(data.since))}</p>
          <TextButton disabled={isLoading} onClick={() => void end()}>
            {messages.endTheNewsletter}
          </TextButton>
        </div>
      )}
      <Outcome error={error} done={isSuccess && messages.youGetNoMoreNewsletters} />
    </>
  );
}

function EraseOwn({ username, onClose }: { username: string; onClose: () => void }) {
  const [erase, { isLoading, error }] = useEraseOwnAccountMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const refused = fieldErrors(error);
  const confirm = (password: string) =>
    erase({ password })
      .unwrap()
      .then(
        () => {
          formDraft.forget(`profile/${username}`);
          savedLogin.forget();
          dispatch(loggedOut());
          dispatch(toastAdded('good', messages.yourAccountIsErased));
          void navigate('/');
        },
        () => undefined,
      );
  return (
    <EraseDialog
      title={messages.eraseYourAccount}
      username={username}
      busy={isLoading}
      refusal={error}
      refused={refused}
      failure={error && Object.keys(refused).length === 0 ? errorMessage(error) : undefined}
      ownAccount
      onErase={(password) => void confirm(password)}
      onClose={onClose}
    />
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
