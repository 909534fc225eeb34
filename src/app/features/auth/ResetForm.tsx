import { limits } from '@contract/limits';
import { passwordHint } from '@contract/passwordRules';
import * as messages from '@messages/app/auth';
import styled from 'styled-components';
import { fieldErrors, errorMessage } from '../../api/apiError';
import { loginRequired } from '../../session/sessionSlice';
import { useAppDispatch } from '../../session/storeHooks';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { PasswordField } from '../../ui/PasswordField';
import { useCheckedForm } from '../../ui/useCheckedForm';
import { useConfirmPasswordResetMutation } from '../../api/endpoints/accountsApi';
import { letterWanted } from './authSlice';
import { FormMessage } from './parts/FormMessage';
import { useLinkToken } from '../../ui/useLinkToken';

/** Sets a new password with the token of a reset email, then opens the login. */
export function ResetForm() {
  const dispatch = useAppDispatch();
  const key = useLinkToken();
  const [set, { isLoading, isSuccess, error }] = useConfirmPasswordResetMutation();
  const fields = fieldErrors(error);
  const { form, submit, errors } = useCheckedForm({ busy: isLoading, refusal: error, refused: fields }, (entered) => {
    void set({ token: key ?? '', new: String(new FormData(entered).get('new') ?? '') });
  });
  const login = () => dispatch(loginRequired({ target: null }));
  if (isSuccess)
    return (
      <Notice title={messages.yourNewPasswordIsSet} actions={<Button onClick={login}>{messages.login}</Button>}>
        {messages.youAreLoggedOutOnAll}
      </Notice>
    );
  if (key === null || fields.token) {
    return (
      <Notice
        title={messages.thisLinkDoesNotWork}
        actions={<Button onClick={() => dispatch(letterWanted())}>{messages.requestANewLink}</Button>}
      >
        {fields.token ?? messages.theLinkIsIncompleteOpen}
      </Notice>
    );
  }
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
        <Button type="submit" disabled={!key || isLoading}>
          {isLoading ? messages.oneMoment : messages.setNewPassword}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
  max-width: 26rem;
  padding-top: ${space[48]};
`;
