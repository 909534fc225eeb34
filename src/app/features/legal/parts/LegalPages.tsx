import * as messages from '@messages/app/legal';
import { useState } from 'react';
import { Document, Page } from 'react-pdf';
import styled from 'styled-components';
import { Paper } from './Paper';
import { SheetFailed } from './SheetFailed';
import { usePdfReader } from './usePdfReader';
import { useWidth } from './useWidth';

/** Sharp enough for a phone; more would only use memory. */
const maxPixelRatio = 2;

/** Every page of the PDF, one below the other, at full width and never too small to read. */
export function LegalPages({ title, pdf }: { title: string; pdf: string }) {
  const [failed, setFailed] = useState(false);
  const { box, width } = useWidth();
  const reader = usePdfReader(setFailed);
  const sorry = <SheetFailed title={title} pdf={pdf} />;
  if (failed) return sorry;
  return (
    <Readable ref={box}>
      {reader && width > 0 ? (
        <Document file={pdf} options={reader} loading={<Paper />} error={sorry}>
          {({ pdf: { numPages } }) =>
            Array.from({ length: numPages }, (_, at) => (
              <Paper key={at} label={messages.pageOf(at + 1, numPages)}>
                <Page
                  pageNumber={at + 1}
                  width={width}
                  devicePixelRatio={Math.min(window.devicePixelRatio, maxPixelRatio)}
                  renderTextLayer={false}
                  renderAnnotationLayer={false}
                  loading={null}
                  onRenderError={() => setFailed(true)}
                  onLoadError={() => setFailed(true)}
                />
              </Paper>
            ))
          }
        </Document>
      ) : (
        <Paper />
      )}
    </Readable>
  );
}

/** Wide enough for letters of 12 pixels on paper's width; the frame scrolls sideways on a phone. */
const Readable = styled.div`
  min-width: 45rem;
`;
