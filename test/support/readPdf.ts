import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** What a reader finds in a PDF. */
export interface ReadPdf {
  title: string;
  language: string;
  tagged: boolean;
  pages: {
    /** In points. */
    size: number[];
    text: string;
    /** Line by line, each as it is copied. */
    exact: string;
    roles: string[];
    /** The words of its pictures. */
    pictures: string[];
    /** What the first QR code on it says. */
    code: string | null;
    /** The tallest band without anything on it, as a share of the page's height. */
    emptiest: number;
  }[];
}

/** Reads a PDF in a process of its own, because pdf.js is an ES module, which Jest cannot load. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aangan-pdf-'));
  try {
    const file = path.join(folder, 'read.pdf');
    await writeFile(file, bytes);
    const script = path.join(__dirname, 'readPdf.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, [script, file], { maxBuffer: 16 * 1024 * 1024 });
    return JSON.parse(stdout) as ReadPdf;
  } finally {
    await rm(folder, { recursive: true });
  }
}
