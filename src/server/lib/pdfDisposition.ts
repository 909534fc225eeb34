import { brand } from '@contract/brand';
import { create } from 'content-disposition';

const [family = brand] = brand.split(' ');

/**
 * The `content-disposition` of a PDF, by what it is: `Aangan – Viman Nagar villa.pdf`. An `inline` one opens in a tab and
 * has this name when it is saved.
 */
export function pdfDisposition(what: string, type: 'attachment' | 'inline'): string {
  // a slash would end a folder
  const name = what.replace(/[/\\]/g, '-').replace(/\s+/g, ' ').trim();
  return create(`${family} – ${name}.pdf`, { type });
}
