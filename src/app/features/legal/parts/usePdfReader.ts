import { useEffect, useState } from 'react';
import { type DocumentProps, pdfjs } from 'react-pdf';
import { sameOriginWorker } from '../../../platform/sameOriginWorker';

type ReaderOptions = NonNullable<DocumentProps['options']>;

/** Emitted unchanged, under a name with a content hash. */
const workerFile = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url);

/**
 * Options for reading a document: a worker of its own, which ends with the page, and no `eval`, which our content
 * security policy forbids. Undefined until the worker runs. A worker that cannot start is reported, because a document
 * would wait for it forever.
 */
export function usePdfReader(onFailed: (failed: true) => void): ReaderOptions | undefined {
  const [options, setOptions] = useState<ReaderOptions>();
  useEffect(() => {
    const port = sameOriginWorker(workerFile);
    port.addEventListener('error', () => onFailed(true));
    const worker = pdfjs.PDFWorker.create({ port, verbosity: pdfjs.VerbosityLevel.ERRORS });
    setOptions({ worker, isEvalSupported: false, verbosity: pdfjs.VerbosityLevel.ERRORS });
    return () => {
      worker.destroy();
      port.terminate();
    };
  }, [onFailed]);
  return options;
}
