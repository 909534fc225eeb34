import type { EnquiryState } from '@contract/enquiries';

/** Which enquiries are listed and which one is open; all of it is in the address. */
export interface LeadSearch {
  /** All states if absent. */
  state?: EnquiryState;
  /** A listing's id. */
  property?: number;
  /** The open enquiry's id. */
  id?: number;
  page: number;
}

export const leadStates = ['new', 'answered', 'closed'] as const satisfies readonly EnquiryState[];
/** Enquiries per page. */
export const leadPageSize = 24;

const idIn = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** `?state=new&property=5&id=12&page=2`; invalid values are ignored. */
export function readLeadSearch(params: URLSearchParams): LeadSearch {
  const state = leadStates.find((one) => one === params.get('state'));
  const [property, id] = [idIn(params.get('property')), idIn(params.get('id'))];
  return {
    ...(state && { state }),
    ...(property && { property }),
    ...(id && { id }),
    page: idIn(params.get('page')) ?? 1,
  };
}

/** The address of a lead search. */
export function leadAddress({ state, property, id, page }: LeadSearch): string {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(property && { property: String(property) }),
    ...(page > 1 && { page: String(page) }),
    ...(id && { id: String(id) }),
  }).toString();
  return `/my-enquiries${query ? `?${query}` : '/received'}`;
}
