import * as messages from '@messages/app/savedSearches';
import { errorMessage, statusOf } from '../../api/apiError';
import {
  useConfirmSavedSearchMutation,
  useKeepSavedSearchMutation,
  useStopSavedSearchMutation,
} from '../../api/endpoints/savedSearchesApi';
import { linkTokens, searchLink } from '../../platform/linkTokens';
import { Button, ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { type LinkToken, useLinkToken } from '../../ui/useLinkToken';

export const searchSteps = ['confirm', 'keep', 'stop'] as const;
export type SearchStepName = (typeof searchSteps)[number];

const words = {
  confirm: {
    title: messages.confirmYourAlerts,
    ask: messages.oneMoreStep,
    action: messages.confirm,
    done: messages.alertsBegin,
  },
  keep: {
    title: messages.stillLooking,
    ask: messages.keepGoing,
    action: messages.keepMePosted,
    done: messages.weGoOn,
  },
  stop: {
    title: messages.stopTheseEmails,
    ask: messages.searchStays,
    action: messages.stop,
    done: messages.emailsStopped,
  },
} as const;

/** The target of an alert's link. Nothing happens until the button is pressed, because mail programs open links, too. */
export function SearchStep({ step }: { step: SearchStepName }) {
  const link = useLinkToken(`searchLink/${step}`);
  return <StepOf key={link.linkKey} step={step} {...link} />;
}

function StepOf({ step, token, isUsed, markUsed }: LinkToken & { step: SearchStepName }) {
  const [confirm, confirming] = useConfirmSavedSearchMutation();
  const [keep, keeping] = useKeepSavedSearchMutation();
  const [stop, stopping] = useStopSavedSearchMutation();
  const { isLoading, isSuccess, error } = { confirm: confirming, keep: keeping, stop: stopping }[step];
  const settle = async () => {
    if (!token) return;
    const sent = step === 'keep' ? keep({ token }) : step === 'stop' ? stop({ token }) : confirm({ token });
    const { data, error: refusal } = await sent;
    if (!refusal) markUsed();
    // opens the list
    if (data && 'token' in data) linkTokens.write(searchLink, data.token);
  };
  const { title, ask, action, done } = words[step];
  const onwards = (
    <ButtonLink to="/saved-searches" $kind="quiet">
      {messages.seeSavedSearches}
    </ButtonLink>
  );
  if (isSuccess || isUsed) return <Notice urgent level="h1" title={done} actions={onwards} />;
  if (token === null)
    return (
      <Notice level="h1" title={messages.linkDoesNotWork} actions={onwards}>
        {messages.linkIsIncomplete}
      </Notice>
    );
  const isDead = statusOf(error) === 404;
  return (
    <Notice
      level="h1"
      title={title}
      actions={
        <>
          {!isDead && (
            <Button disabled={!token || isLoading} onClick={() => void settle()}>
              {isLoading ? messages.oneMoment : action}
            </Button>
          )}
          {onwards}
        </>
      }
    >
      <span role="status">{error ? (isDead ? messages.linkHasEnded : errorMessage(error)) : ask}</span>
    </Notice>
  );
}
