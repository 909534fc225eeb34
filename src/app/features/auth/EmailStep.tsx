import * as messages from '@messages/app/auth';
import { codeOf, fieldErrors, errorMessage } from '../../api/apiError';
import { Button, ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useConfirmEmailMutation, useUndoEmailChangeMutation } from '../../api/endpoints/accountsApi';
import { type LinkToken, useLinkToken } from '../../ui/useLinkToken';

export const emailSteps = ['confirm', 'undo'] as const;
export type EmailStepName = (typeof emailSteps)[number];

const steps = {
  confirm: {
    title: messages.confirmYourEmailAddress,
    action: messages.confirmThisAddress,
    ask: messages.oneMoreStep,
    done: messages.yourEmailAddressIsConfirmed,
    next: messages.youAreAllSet,
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
  const link = useLinkToken(`emailLink/${step}`);
  return <StepOf key={link.linkKey} step={step} {...link} />;
}

function StepOf({ step, token, isUsed, markUsed }: LinkToken & { step: EmailStepName }) {
  const mutations = { confirm: useConfirmEmailMutation(), undo: useUndoEmailChangeMutation() };
  const [settle, { isLoading, isSuccess, error }] = mutations[step];
  const { title, action, ask, done, next } = steps[step];
  const dead = fieldErrors(error).token;
  const send = async () => {
    const { error: refusal } = await settle({ token: token ?? '' });
    if (!refusal) markUsed();
  };
  const onwards =
    step === 'confirm' ? (
      <>
        <ButtonLink to="/properties">{messages.findAHome}</ButtonLink>
        <ButtonLink to="/my-listings" $kind="quiet">
          {messages.myListings}
        </ButtonLink>
      </>
    ) : (
      <ButtonLink to="/" $kind="quiet">
        {messages.returnToHome}
      </ButtonLink>
    );
  // pressed twice, or opened again: all is well
  const isAgain = codeOf(error) === 'already_confirmed';
  if (isSuccess || isUsed || isAgain)
    return (
      <Notice urgent level="h1" title={isAgain ? messages.thisAddressIsConfirmedAlready : done} actions={onwards}>
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
            <Button disabled={!token || isLoading} onClick={() => void send()}>
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
