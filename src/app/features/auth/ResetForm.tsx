import { limits } from '@contract/limits';
import { passwordHint } from '@contract/passwordRules';
import type { LoginChallenge } from '@contract/secondFactor';
import * as messages from '@messages/app/auth';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { fieldErrors, errorMessage } from '../../api/apiError';
import { useCheckPasswordResetMutation, useConfirmPasswordResetMutation } from '../../api/endpoints/accountsApi';
import { toastAdded } from '../../flow/toastsSlice';
import { savedLogin } from '../../platform/savedLogin';
import { safePath } from '../../session/safePath';
import { loginRequired } from '../../session/sessionSlice';
import { useAppDispatch } from '../../session/storeHooks';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { PasswordField } from '../../ui/PasswordField';
import { Skeleton } from '../../ui/Skeleton';
import { useCheckedForm } from '../../ui/useCheckedForm';
import { type LinkToken, useLinkToken } from '../../ui/useLinkToken';
import { letterWanted } from './authSlice';
import { FormMessage } from './parts/FormMessage';
import { enter } from './useAuthDialog';

const FactorStep = lazy(() =>
  import(/* webpackChunkName: "second-step" */ './FactorStep').then((module) => ({ default: module.FactorStep })),
);

interface WaitingLogin extends LoginChallenge {
  username: string;
}

/** Sets a new password with the token of a reset email and logs in with it; a second factor is asked for, as always. */
export function ResetForm() {
  const link = useLinkToken('resetLink');
  return <ResetOf key={link.linkKey} {...link} />;
}

function ResetOf({ token, isUsed, markUsed }: LinkToken) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const dead = useDeadLink(token);
  const [set, { isLoading, isSuccess, error }] = useConfirmPasswordResetMutation();
  const [waiting, setWaiting] = useState<WaitingLogin>();
  const fields = fieldErrors(error);
  const goOn = () => {
    dispatch(toastAdded('good', messages.youAreLoggedInAgain));
    void navigate(safePath(savedLogin.takeResetTarget()) ?? '/', { replace: true });
  };
  const send = async (password: string) => {
    const { data } = await set({ token: token ?? '', new: password });
    if (!data) return;
    markUsed();
    if ('challenge' in data) {
      const { offered } = await import(/* webpackChunkName: "second-step" */ './factorActors');
      return setWaiting({ ...data, methods: offered(data.methods) });
    }
    enter(dispatch, data.token, data.username);
    goOn();
  };
  const { form, submit, errors } = useCheckedForm({ busy: isLoading, refusal: error, refused: fields }, (entered) => {
    void send(String(new FormData(entered).get('new') ?? ''));
  });
  if (waiting)
    return (
      <Narrow>
        <p role="status">{messages.oneMoreProof}</p>
        <Suspense fallback={<Skeleton $height="12rem" role="status" />}>
          <FactorStep
            challenge={waiting}
            onToken={(session) => enter(dispatch, session, waiting.username)}
            onGiven={goOn}
            onEnded={() => setWaiting(undefined)}
          />
        </Suspense>
      </Narrow>
    );
  if (isSuccess || isUsed)
    return (
      <Notice
        title={messages.yourNewPasswordIsSet}
        actions={<Button onClick={() => dispatch(loginRequired({ target: null }))}>{messages.login}</Button>}
      >
        {messages.youAreLoggedOutOnAll}
      </Notice>
    );
  const refused = fields.token ?? dead.words;
  if (token === null || refused)
    return (
      <Notice
        title={messages.thisLinkDoesNotWork}
        actions={<Button onClick={() => dispatch(letterWanted())}>{messages.requestANewLink}</Button>}
      >
        {refused ?? messages.theLinkIsIncompleteOpen}
      </Notice>
    );
  return (
    <Form ref={form} method="dialog" onSubmit={submit} noValidate aria-busy={isLoading}>
      <PasswordField
        label={messages.newPassword}
        name="new"
        required
        autoComplete="new-password"
        minLength={limits.password.min}
        maxLength={limits.password.max}
        help={passwordHint}
        error={errors.new}
      />
      {error && !fields.new && (
        <div role="alert">
          <FormMessage>{errorMessage(error)}</FormMessage>
        </div>
      )}
      <div>
        <Button type="submit" disabled={!token || isLoading}>
          {isLoading ? messages.oneMoment : messages.setNewPassword}
        </Button>
      </div>
    </Form>
  );
}

/** Asks at once whether a link still works, so that nobody types a password for nothing. */
function useDeadLink(token: string | null | undefined): { words: string | undefined } {
  const [check, { error }] = useCheckPasswordResetMutation();
  useEffect(() => {
    if (token) void check({ token });
  }, [token, check]);
  return { words: fieldErrors(error).token };
}

const Narrow = styled.div`
  display: grid;
  gap: ${space[16]};
  max-width: 26rem;
  padding-top: ${space[48]};
`;
const Form = styled.form`
  display: grid;
  gap: ${space[16]};
  max-width: 26rem;
  padding-top: ${space[48]};
`;
