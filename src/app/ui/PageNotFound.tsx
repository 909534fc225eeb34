import * as messages from '@messages/app/pages';
import { ButtonLink } from './Button';
import { Notice } from './Notice';

/** On a page whose address names a step that does not exist. */
export function PageNotFound() {
  return (
    <Notice
      level="h1"
      title={messages.oopsPageNotFound}
      actions={<ButtonLink to="/">{messages.returnToHome}</ButtonLink>}
    >
      {messages.weCouldNotFindThisPage}
    </Notice>
  );
}
