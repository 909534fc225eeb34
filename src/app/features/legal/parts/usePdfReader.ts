import { useEffect, useState } from 'react';
import { type DocumentProps, pdfjs } from 'react-pdf';
import { sameOriginWorker } from '../../../platform/sameOriginWorker';

type ReaderOptions = NonNullable<DocumentProps['options']>;

/** Emitted as it lies, under a name that changes with its bytes. */
const workerFile = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url);

/**
 * How a document is read: by a worker of its own, that ends with the page, and without code made from text (no page of ours may run such).
 * Undefined until the worker runs; a worker that cannot be had is told, since a document would wait for it for ever.
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
