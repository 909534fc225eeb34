import { fieldErrors, errorMessage } from '../../api/apiError';
import { Button, ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useConfirmEmailMutation, useUndoEmailChangeMutation } from '../../api/endpoints/accountsApi';
import { useLinkToken } from './useLinkToken';

export const emailSteps = ['confirm', 'undo'] as const;
export type EmailStepName = (typeof emailSteps)[number];

const messages = {
  confirm: {
    title: 'Confirm your email address',
    action: 'Confirm this address',
    ask: 'One more step: confirm that this is your email address. If you did not create this account, close this page.',
    done: 'Your email address is confirmed.',
    next: 'You can publish your listings now.',
  },
  undo: {
    title: 'Undo your email change',
    action: 'Undo the change',
    ask: 'Your account goes back to this email address. We log out every device, reset the password, and email you a link to set a new one.',
    done: 'Your account is restored.',
    next: 'We emailed you a link to set a new password. Nobody can log in until you do.',
  },
} as const;

/**
 * The target of links in emails about an address. Nothing happens until the button is pressed, because mail programs
 * open links, too.
 */
export function EmailStep({ step }: { step: EmailStepName }) {
  const token = useLinkToken();
  const mutations = { confirm: useConfirmEmailMutation(), undo: useUndoEmailChangeMutation() };
  const [settle, { isLoading, isSuccess, error }] = mutations[step];
  const { title, action, ask, done, next } = messages[step];
  const dead = fieldErrors(error).token;
  const onwards =
    step === 'confirm' ? (
      <ButtonLink to="/my-listings" $kind="quiet">
        My listings
      </ButtonLink>
    ) : (
      <ButtonLink to="/" $kind="quiet">
        Return to Home
      </ButtonLink>
    );
  if (isSuccess)
    return (
      <Notice urgent level="h1" title={done} actions={onwards}>
        {next}
      </Notice>
    );
  if (token === null) {
    return (
      <Notice level="h1" title="This link does not work." actions={onwards}>
        The link is incomplete. Open it from the email again.
      </Notice>
    );
  }
  return (
    <Notice
      level="h1"
      title={title}
      actions={
        <>
          {!dead && (
            <Button disabled={!token || isLoading} onClick={() => void settle({ token: token ?? '' })}>
              {isLoading ? 'One moment…' : action}
            </Button>
          )}
          {dead && <ButtonLink to="/profile">Your profile</ButtonLink>}
        </>
      }
    >
      <span role="status">{error ? (dead ?? errorMessage(error)) : ask}</span>
    </Notice>
  );
}
