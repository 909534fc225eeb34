import * as messages from '@messages/app/ui';
import { Suspense, lazy, memo } from 'react';
import styled from 'styled-components';
import { space } from '../theme/tokens';
import type * as Bodies from './MarkdownBody';
import { Skeleton } from './Skeleton';

interface MarkdownProps {
  text: string;
  /** Emphasises the first paragraph, as in an article. */
  lead?: boolean;
  /** Begins with a table of contents, for long texts. */
  contents?: boolean;
}

/**
 * Rendered at once on the server. The browser keeps the server's HTML until the parser has loaded, in a chunk of its
 * own.
 */
const Body = __BROWSER__
  ? lazy(() =>
      import(/* webpackChunkName: "markdown" */ './MarkdownBody').then((module) => ({ default: module.MarkdownBody })),
    )
  : // an import would bring the parser into the browser's first load
    // oxlint-disable-next-line typescript/no-require-imports
    (require('./MarkdownBody') as typeof Bodies).MarkdownBody;

/**
 * Renders Markdown: headings from the second level, tables that scroll, safe links; HTML is shown as text. It re-
 * renders for new text only, because a Suspense boundary that re-renders before its code has loaded shows its
 * fallback.
 */
export const Markdown = memo(function Markdown({ text, lead = false, contents = false }: MarkdownProps) {
  return (
    <Suspense fallback={<Blank />}>
      <Body text={text} lead={lead} contents={contents} />
    </Suspense>
  );
});

function Blank() {
  return (
    <Lines role="status" aria-label={messages.loadingTheText}>
      {['96%', '100%', '92%', '98%', '60%'].map((width) => (
        <Skeleton key={width} $height="1rem" $width={width} />
      ))}
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${space[12]};
  max-width: 68ch;
  min-height: 24rem;
  align-content: start;
`;
