export const visitViews = ['waiting', 'ours', 'today', 'sheet', 'week', 'open', 'past'] as const;
export type VisitView = (typeof visitViews)[number];

/** The view that an address names; each but the day sheet and the week is a list of the API's. */
export const readVisitView = (params: URLSearchParams): VisitView =>
  visitViews.find((one) => one === params.get('view')) ?? 'waiting';
