import * as messages from '@messages/app/auth';
import { fieldErrors, errorMessage } from '../../api/apiError';
import { Button, ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useConfirmEmailMutation, useUndoEmailChangeMutation } from '../../api/endpoints/accountsApi';
import { useLinkToken } from '../../ui/useLinkToken';

export const emailSteps = ['confirm', 'undo'] as const;
export type EmailStepName = (typeof emailSteps)[number];

const steps = {
  confirm: {
    title: messages.confirmYourEmailAddress,
    action: messages.confirmThisAddress,
    ask: messages.oneMoreStep,
    done: messages.yourEmailAddressIsConfirmed,
    next: messages.youCanPublishYourListingsNow,
  },
  undo: {
    title: messages.undoYourEmailChange,
    action: messages.undoTheChange,
    ask: messages.yourAccountGoesBack,
    done: messages.yourAccountIsRestored,
    next: messages.weEmailedYouALink,
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
  const { title, action, ask, done, next } = steps[step];
  const dead = fieldErrors(error).token;
  const onwards =
    step === 'confirm' ? (
      <ButtonLink to="/my-listings" $kind="quiet">
        {messages.myListings}
      </ButtonLink>
    ) : (
      <ButtonLink to="/" $kind="quiet">
        {messages.returnToHome}
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
      <Notice level="h1" title={messages.thisLinkDoesNotWork} actions={onwards}>
        {messages.theLinkIsIncomplete}
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
              {isLoading ? messages.oneMoment : action}
            </Button>
          )}
          {dead && <ButtonLink to="/profile">{messages.yourProfile}</ButtonLink>}
        </>
      }
    >
      <span role="status">{error ? (dead ?? errorMessage(error)) : ask}</span>
    </Notice>
  );
}
