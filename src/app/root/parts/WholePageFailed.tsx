import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { GlobalStyle } from '../../theme/GlobalStyle';

/** The last resort if even the layout cannot be shown, usually because a part of the site did not load. */
export function WholePageFailed() {
  return (
    <>
      <GlobalStyle />
      <main>
        <Notice
          urgent
          level="h1"
          title="We could not load this page."
          actions={<Button onClick={() => window.location.reload()}>Reload</Button>}
        >
          Your connection may have dropped, or we updated the site while you were reading.
        </Notice>
      </main>
    </>
  );
}
