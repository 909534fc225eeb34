import * as messages from '@messages/app/documents';
import { errorMessage, statusOf } from '../../api/apiError';
import { useConfirmDocumentRequestMutation } from '../../api/endpoints/documentsApi';
import { Button, ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { type LinkToken, useLinkToken } from '../../ui/useLinkToken';

/** The target of the link that proves an address. Nothing happens until the button is pressed: mail programs open links, too. */
export function ConfirmRequest() {
  const link = useLinkToken('documentLink/confirm');
  return <RequestOf key={link.linkKey} {...link} />;
}

function RequestOf({ token, isUsed, markUsed }: LinkToken) {
  const [confirm, { data, isLoading, error }] = useConfirmDocumentRequestMutation();
  const send = async () => {
    if (!token) return;
    const { data: confirmed } = await confirm({ token });
    if (confirmed) markUsed();
  };
  if (data)
    return (
      <Notice
        urgent
        level="h1"
        title={messages.confirmed(data.property.title)}
        actions={
          <ButtonLink to={`/properties/${data.property.id}`} $kind="quiet">
            {messages.seeTheHome}
          </ButtonLink>
        }
      >
        {messages.confirmedWords}
      </Notice>
    );
  const onwards = (
    <ButtonLink to="/properties" $kind="quiet">
      {messages.seeHomes}
    </ButtonLink>
  );
  if (isUsed) return <Notice level="h1" title={messages.confirmedBefore} actions={onwards} />;
  if (token === null)
    return (
      <Notice level="h1" title={messages.linkDoesNotWork} actions={onwards}>
        {messages.linkIsIncomplete}
      </Notice>
    );
  const isGone = statusOf(error) === 404;
  return (
    <Notice
      level="h1"
      title={messages.confirmTitle}
      actions={
        isGone ? (
          onwards
        ) : (
          <Button disabled={!token || isLoading} onClick={() => void send()}>
            {isLoading ? messages.oneMoment : messages.confirm}
          </Button>
        )
      }
    >
      <span role="status">{error ? (isGone ? messages.requestIsGone : errorMessage(error)) : messages.confirmAsk}</span>
    </Notice>
  );
}
