import { limits } from '@contract/limits';
import { passwordHint } from '@contract/passwordRules';
import * as messages from '@messages/app/profile';
import { fieldErrors } from '../../api/apiError';
import { Button } from '../../ui/Button';
import { PasswordField } from '../../ui/PasswordField';
import { useCheckedForm } from '../../ui/useCheckedForm';
import { FormFrame } from './parts/FormFrame';
import { Outcome } from './parts/Outcome';
import { useChangePasswordMutation } from '../../api/endpoints/accountsApi';

/** Changes the password, which ends all other sessions of this account. */
export function PasswordForm({ username }: { username: string }) {
  const [change, { isLoading, isSuccess, error }] = useChangePasswordMutation();
  const { form, submit, errors } = useCheckedForm(
    { busy: isLoading, refusal: error, refused: fieldErrors(error) },
    (entered) => {
      const text = (name: string) => String(new FormData(entered).get(name) ?? '');
      change({ old: text('old'), new: text('new') })
        .unwrap()
        .then(
          () => entered.reset(),
          () => undefined,
        );
    },
  );
  return (
    <FormFrame ref={form} onSubmit={submit} noValidate aria-busy={isLoading}>
      {/* tells password managers which account this is */}
      <input type="text" name="username" value={username} readOnly autoComplete="username" hidden />
      <PasswordField
        label={messages.currentPassword}
        name="old"
        autoComplete="current-password"
        required
        error={errors.old}
      />
      <PasswordField
        label={messages.newPassword}
        name="new"
        autoComplete="new-password"
        required
        minLength={limits.password.min}
        maxLength={limits.password.max}
        help={messages.youWillBeLoggedOut(passwordHint)}
        error={errors.new}
      />
      <Outcome error={error} done={isSuccess && messages.yourPasswordIsChanged} />
      <Button type="submit" disabled={isLoading}>
        {isLoading ? messages.saving : messages.changePassword}
      </Button>
    </FormFrame>
  );
}
