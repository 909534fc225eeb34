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
    title: 'Confirm your newsletter',
    ask: 'One more step: confirm your subscription.',
    action: 'Confirm',
    done: 'Thank you. You are subscribed.',
    gone: 'This link has expired. Subscribe again on the blog to get a new one.',
  },
  unsubscribe: {
    title: 'Leave the newsletter',
    ask: 'You will no longer receive our newsletter.',
    action: 'Unsubscribe',
    done: 'Done. You are unsubscribed.',
    gone: 'This address is not subscribed.',
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
      To the blog
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
            <Button disabled={isLoading} onClick={() => void settle({ token })}>
              {action}
            </Button>
          )}
          {home}
        </>
      }
    >
      {!token ? (
        'This link is incomplete. Open it from the email again.'
      ) : (
        <span role="status">{error ? (known ? errorMessage(error) : gone) : ask}</span>
      )}
    </Notice>
  );
}
