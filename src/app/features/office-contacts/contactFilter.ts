import { beginningOf } from '@contract/beginningOf';
import { officeLimits } from '@contract/officeLimits';
import type { PeopleQuery } from '@contract/people';
import { readAgentFilter } from '../../ui/office/listAddress';
import { states } from './contactLabels';

/** The filter that an address names; what cannot be read filters nothing. */
export function readContactFilter(params: URLSearchParams): Omit<PeopleQuery, 'limit' | 'offset'> {
  const state = ([...states, 'open'] as const).find((one) => one === params.get('state'));
  const agent = readAgentFilter(params.get('agent'));
  const search = params.get('search')?.trim();
  const tag = beginningOf(params.get('tag')?.trim() ?? '', officeLimits.contact.tag);
  return {
    ...(state && { state }),
    ...(agent && { agent }),
    ...(params.get('due') === 'true' && { due: true }),
    ...(tag && { tag }),
    ...(search && { search }),
  };
}
