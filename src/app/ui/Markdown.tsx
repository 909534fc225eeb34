import { Suspense, lazy, memo } from 'react';
import styled from 'styled-components';
import { space } from '../theme/tokens';
import type * as Bodies from './MarkdownBody';
import { Skeleton } from './Skeleton';

interface MarkdownProps {
  text: string;
  /** The first paragraph stands out, as an article's does. */
  lead?: boolean;
}

/** The server draws at once. The browser keeps what was drawn until the parser has come, in a chunk of its own. */
const Body = __BROWSER__
  ? lazy(() =>
      import(/* webpackChunkName: "markdown" */ './MarkdownBody').then((module) => ({ default: module.MarkdownBody })),
    )
  : // an import would bring the parser into the browser's first load
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    (require('./MarkdownBody') as typeof Bodies).MarkdownBody;

/**
 * Text written in Markdown: headings from the second level, tables in a box that scrolls, links that are safe. HTML in it is shown as text.
 * It draws anew for other words only: a boundary that is touched before its code has come would fall back to the skeleton.
 */
export const Markdown = memo(function Markdown({ text, lead = false }: MarkdownProps) {
  return (
    <Suspense fallback={<Blank />}>
      <Body text={text} lead={lead} />
    </Suspense>
  );
});

function Blank() {
  return (
    <Lines role="status" aria-label="Loading the text">
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
