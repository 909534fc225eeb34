import * as messages from '@messages/app/newsletter';
import { statusOf, errorMessage } from '../../api/apiError';
import { Button, ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import {
  type NewsletterStep as Step,
  useConfirmSubscriptionMutation,
  useUnsubscribeMutation,
} from '../../api/endpoints/newsletterApi';

const words = {
  confirm: {
    title: messages.confirmYourNewsletter,
    ask: messages.oneMoreStep,
    action: messages.confirm,
    done: messages.thankYou,
    gone: messages.thisLinkHasExpired,
  },
  unsubscribe: {
    title: messages.leaveTheNewsletter,
    ask: messages.youWillNoLongerReceiveOur,
    action: messages.unsubscribe,
    done: messages.doneYouAreUnsubscribed,
    gone: messages.thisAddressIsNotSubscribed,
  },
} as const;

/**
 * The target of a newsletter email's link. Nothing happens until the button is pressed, because mail programs open
 * links, too.
 */
export function NewsletterStep({ step, token }: { step: Step; token: string }) {
  const mutations = { confirm: useConfirmSubscriptionMutation(), unsubscribe: useUnsubscribeMutation() };
  const [settle, { isLoading, isSuccess, error }] = mutations[step];
  const { title, ask, action, done, gone } = words[step];
  const known = statusOf(error) !== 404;
  const home = (
    <ButtonLink to="/blog" $kind="quiet">
      {messages.toTheBlog}
    </ButtonLink>
  );
  if (isSuccess) return <Notice urgent level="h1" title={done} actions={home} />;
  return (
    <Notice
      level="h1"
      title={title}
      actions={
        <>
          {token && known && (
            // sent before its code has loaded, it is sent again; without scripts the server receives it
            <form
              method="post"
              action={`/send/${step}`}
              data-plain
              onSubmit={(event) => {
                event.preventDefault();
                void settle({ token });
              }}
            >
              <input type="hidden" name="token" value={token} />
              <Button type="submit" disabled={isLoading}>
                {action}
              </Button>
            </form>
          )}
          {home}
        </>
      }
    >
      {!token ? (
        messages.thisLinkIsIncomplete
      ) : (
        <span role="status">{error ? (known ? errorMessage(error) : gone) : ask}</span>
      )}
    </Notice>
  );
}
