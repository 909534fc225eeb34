import path from 'node:path';
import * as messages from '@messages/server/documents';
import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { shippedFolder } from '../../db/shippedFolder';
import { Problem } from '../../lib/problem';

/** The longer side of a page in pixels: about 190 dots per inch of A4, which shows small print. */
const longest = 2200;
const most = { scale: 4, picturePixels: 50_000_000 };
const quality = 88;

const wrongType = (words = messages.notADocument) => new Problem(415, 'wrong_type', words);
/** By the name of an error of the reader. */
const refusals: Readonly<Record<string, () => Problem>> = {
  PasswordException: () => wrongType(messages.hasAPassword),
};

async function drawPage(page: PDFPageProxy): Promise<Buffer> {
  const size = page.getViewport({ scale: 1 });
  const scale = Math.min(most.scale, longest / Math.max(size.width, size.height, 1));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  const drawn = { canvas: canvas as never, canvasContext: canvas.getContext('2d') as never, viewport };
  await page.render({ ...drawn, background: '#ffffff' }).promise;
  const jpeg = await canvas.encode('jpeg', quality);
  page.cleanup();
  return jpeg;
}

/** Opens a PDF from its bytes alone: it can load nothing, and run nothing. */
function openPdf(bytes: Uint8Array) {
  const shipped = (folder: string, proof: string) =>
    shippedFolder(path.join('node_modules', 'pdfjs-dist', folder), proof) + path.sep;
  return getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: most.picturePixels,
    verbosity: 0,
    cMapUrl: shipped('cmaps', 'LICENSE'),
    cMapPacked: true,
    standardFontDataUrl: shipped('standard_fonts', 'LICENSE_FOXIT'),
    wasmUrl: shipped('wasm', 'openjpeg.wasm'),
  });
}

async function opened(task: ReturnType<typeof openPdf>): Promise<PDFDocumentProxy> {
  return task.promise.catch((error: unknown) => {
    throw (refusals[(error as Error).name] ?? wrongType)();
  });
}

/** A PDF that is open. */
export interface OpenPdf {
  pages: number;
  /** A page as a JPEG; pages begin with 1. */
  draw(page: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** @throws Problem 415 for what cannot be read, 413 for more than `mostPages` */
export async function openDocument(bytes: Uint8Array, mostPages: number): Promise<OpenPdf> {
  const task = openPdf(bytes);
  try {
    const pdf = await opened(task);
    if (pdf.numPages > mostPages) throw new Problem(413, 'too_many_pages', messages.tooManyPages(mostPages));
    return {
      pages: pdf.numPages,
      draw: async (page) => drawPage(await pageOf(pdf, page)),
      close: () => task.destroy(),
    };
  } catch (error) {
    await task.destroy();
    throw error;
  }
}

async function pageOf(pdf: PDFDocumentProxy, page: number): Promise<PDFPageProxy> {
  return pdf.getPage(page).catch(() => {
    throw wrongType();
  });
}
