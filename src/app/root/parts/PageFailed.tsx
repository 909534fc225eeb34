import * as messages from '@messages/app/layout';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { noticedErrors } from '../../platform/noticedErrors';
import { Failed } from '../../ui/Notice';
import { StandalonePage } from '../../ui/StandalonePage';

/** Loads the whole page again as soon as the server answers, also with a newer build; a failed reload would lose even this page. */
const reloadOnceReachable = () =>
  void fetch('', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok && window.location.reload(),
    () => undefined,
  );

/**
 * In the place of a page that could not be loaded, mostly because the connection was lost. The router never asks for its
 * code again in this document.
 */
export function PageFailed() {
  const error = useRouteError();
  useEffect(() => noticedErrors.hear({ error, caught: true }), [error]);
  return (
    <StandalonePage>
      <Failed
        level="h1"
        what={messages.thisPage}
        words={messages.yourConnectionMayHaveDropped}
        keepsTrying
        onRetry={reloadOnceReachable}
      />
    </StandalonePage>
  );
}
