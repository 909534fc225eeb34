import { limits } from '@contract/limits';

/** What the database's ids end at. */
const greatestId = 2_147_483_647;

/** The listings that an address compares: at most four, each once; what is no id is passed over. */
export function readCompared(params: URLSearchParams): number[] {
  const ids = params
    .getAll('ids')
    .flatMap((part) => part.split(','))
    .filter((part) => /^[1-9]\d{0,9}$/.test(part.trim()))
    .map(Number)
    .filter((id) => id <= greatestId);
  return [...new Set(ids)].slice(0, limits.compared.max);
}

/** The address that compares these. */
export function compareAddress(ids: readonly number[]): string {
  return ids.length > 0 ? `/compare?ids=${ids.join()}` : '/compare';
}
