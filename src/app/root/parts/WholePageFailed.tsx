import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { GlobalStyle } from '../../theme/GlobalStyle';

/** The last resort, when not even the shell could be shown: a part of the site that did not load, most likely. */
export function WholePageFailed() {
  return (
    <>
      <GlobalStyle />
      <main>
        <Notice
          urgent
          level="h1"
          title="This page could not be loaded."
          actions={<Button onClick={() => window.location.reload()}>Load it again</Button>}
        >
          The connection may have been cut, or the site was renewed while you were reading.
        </Notice>
      </main>
    </>
  );
}
