import { limits } from '@contract/limits';

/** The largest id in the database. */
const greatestId = 2_147_483_647;

/** The ids in an address: at most four, without duplicates or invalid ones. */
export function readCompared(params: URLSearchParams): number[] {
  const ids = params
    .getAll('ids')
    .flatMap((part) => part.split(','))
    .filter((part) => /^[1-9]\d{0,9}$/.test(part.trim()))
    .map(Number)
    .filter((id) => id <= greatestId);
  return [...new Set(ids)].slice(0, limits.compared.max);
}

/** The address that compares these listings. */
export function compareAddress(ids: readonly number[]): string {
  return ids.length > 0 ? `/compare?ids=${ids.join()}` : '/compare';
}
