import * as messages from '@messages/app/shortlists';
import { errorMessage, statusOf } from '../../api/apiError';
import { useStopShortlistEmailsMutation } from '../../api/endpoints/shortlistsApi';
import { Button, ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useLinkToken } from '../../ui/useLinkToken';

/**
 * The target of an email's link, for which nobody logs in. Nothing happens until the button is pressed, because mail
 * programs open links, too.
 */
export function StopListEmails() {
  const { token } = useLinkToken('listEmailsLink');
  const [stop, { isLoading, isSuccess, error }] = useStopShortlistEmailsMutation();
  const lists = <ButtonLink to="/shortlists">{messages.seeYourLists}</ButtonLink>;
  if (isSuccess)
    return (
      <Notice urgent level="h1" title={messages.emailsAreStopped} actions={lists}>
        {messages.eachListHasASwitch}
      </Notice>
    );
  if (token === null || [400, 404].includes(statusOf(error) ?? 0))
    return (
      <Notice urgent level="h1" title={messages.thisLinkDoesNotWork} actions={lists}>
        {messages.eachListHasASwitch}
      </Notice>
    );
  return (
    <Notice
      level="h1"
      title={messages.stopTheEmails}
      actions={
        <Button disabled={!token || isLoading} onClick={() => token && void stop({ token })}>
          {messages.stopEmails}
        </Button>
      }
    >
      <span role="status">{error ? errorMessage(error) : messages.noEmailTellsYou}</span>
    </Notice>
  );
}
