import { enquiryKinds } from '@contract/enquirySubject';
import type { OfficeEnquiryQuery } from '@contract/officeEnquiries';
import { readAgentFilter } from '../../ui/office/listAddress';
import { states } from './officeLeadLabels';

/** The filter that an address names; what cannot be read filters nothing. */
export function readLeadFilter(params: URLSearchParams): Omit<OfficeEnquiryQuery, 'limit' | 'offset'> {
  const state = ([...states, 'open', 'snoozed'] as const).find((one) => one === params.get('state'));
  const kind = enquiryKinds.find((one) => one === params.get('kind'));
  const assignee = readAgentFilter(params.get('assignee'));
  const search = params.get('search')?.trim();
  return {
    ...(state && { state }),
    ...(kind && { kind }),
    ...(assignee && { assignee }),
    ...(params.get('overdue') === 'true' && { overdue: true }),
    ...(search && { search }),
  };
}
