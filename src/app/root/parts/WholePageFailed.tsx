import * as messages from '@messages/app/layout';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { noticedErrors } from '../../platform/noticedErrors';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { GlobalStyle } from '../../theme/GlobalStyle';

/** The last resort if even the layout cannot be shown, usually because a part of the site did not load. */
export function WholePageFailed() {
  const error = useRouteError();
  useEffect(() => noticedErrors.hear({ error, caught: true }), [error]);
  return (
    <>
      <GlobalStyle />
      <main>
        <Notice
          urgent
          level="h1"
          title={messages.weCouldNotLoadThisPage}
          actions={<Button onClick={() => window.location.reload()}>{messages.reload}</Button>}
        >
          {messages.yourConnectionMayHaveDropped}
        </Notice>
      </main>
    </>
  );
}
