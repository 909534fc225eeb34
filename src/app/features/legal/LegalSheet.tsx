import * as messages from '@messages/app/legal';
import { Suspense, lazy } from 'react';
import styled from 'styled-components';
import { color, from, space } from '../../theme/tokens';
import { useInViewport } from '../../ui/useInViewport';
import { Paper } from './parts/Paper';
import { SheetBoundary } from './parts/SheetBoundary';
import { SheetFailed } from './parts/SheetFailed';

interface LegalSheetProps {
  title: string;
  /** The PDF's path on this site. */
  pdf: string;
}

/**
 * The PDF renderer is as large as the rest of the page, so it loads with the sheet, and only in the browser. If it does
 * not load, the sheet has failed.
 */
const Pages = __BROWSER__
  ? lazy(() =>
      import(/* webpackChunkName: "pdf" */ './parts/LegalPages').then(
        (module) => ({ default: module.LegalPages }),
        () => ({ default: SheetFailed }),
      ),
    )
  : () => null;

/**
 * A legal text's PDF, page below page, in a frame that has its size from the start. Without scripts only the text below
 * it is shown.
 */
export function LegalSheet({ title, pdf }: LegalSheetProps) {
  const [frame, near] = useInViewport<HTMLElement>('400px');
  const failed = <SheetFailed title={title} pdf={pdf} />;
  return (
    <Frame ref={frame} tabIndex={0} aria-label={messages.asAPdf(title)}>
      {near ? (
        <SheetBoundary otherwise={failed}>
          <Suspense fallback={<Paper />}>
            <Pages title={title} pdf={pdf} />
          </Suspense>
        </SheetBoundary>
      ) : (
        <Paper />
      )}
    </Frame>
  );
}

const Frame = styled.section`
  height: min(calc((100vw - 2 * var(--gutter)) * 1.35), 75vh);
  overflow: auto;
  padding: ${space[8]};
  border: 1px solid ${color.sand200};
  background: ${color.sand100};
  scrollbar-gutter: stable both-edges;
  ${from.tablet} {
    height: min(80vh, 56rem);
    padding: ${space[24]};
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;
