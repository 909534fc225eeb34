import type { Lifecycle, OwnPropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';

/** The tabs of `/my-listings`, by their name in the address. */
export const ownTabs = [
  { id: 'published', lifecycle: 'published', name: messages.published },
  { id: 'drafts', lifecycle: 'draft', name: messages.drafts },
  { id: 'review', lifecycle: 'in_review', name: messages.inReview },
  { id: 'sold', lifecycle: 'sold', name: messages.soldOrLet },
  { id: 'archived', lifecycle: 'archived', name: messages.archived },
] as const satisfies readonly { id: string; lifecycle: Lifecycle; name: string }[];

export type OwnTab = (typeof ownTabs)[number];

/** `?show=drafts&page=2` → tab and page. Without a valid tab, the page chooses one. */
export function readOwnTab(params: URLSearchParams): { tab: OwnTab | undefined; page: number } {
  const page = params.get('page') ?? '1';
  return {
    tab: ownTabs.find(({ id }) => id === params.get('show')),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a page of a tab. */
export function ownTabAddress(tab: Pick<OwnTab, 'id'>, page = 1): string {
  return `/my-listings?${new URLSearchParams({ show: tab.id, ...(page > 1 && { page: String(page) }) }).toString()}`;
}

/** The first tab that is not empty; the first of all if none is, or if the counts are unknown. */
export function firstFilledTab(counts: Readonly<Record<Lifecycle, number>> | undefined): OwnTab {
  return ownTabs.find(({ lifecycle }) => (counts?.[lifecycle] ?? 0) > 0) ?? ownTabs[0];
}

/** Puts listings that their owner has to confirm first, the most urgent at the top; the others keep their order. */
export function staleFirst(listings: readonly OwnPropertyCard[]): readonly OwnPropertyCard[] {
  const urgency = ({ stale, hidden_at: hidden }: OwnPropertyCard) =>
    stale ? (hidden ? Date.parse(hidden) : Number.MAX_SAFE_INTEGER - 1) : Number.MAX_SAFE_INTEGER;
  return [...listings].sort((one, other) => urgency(one) - urgency(other));
}

/** The lifecycle transitions that an owner can choose, by current state. */
export const transitionsFrom: Readonly<Record<Lifecycle, readonly ('publish' | 'sold' | 'archived')[]>> = {
  draft: ['publish'],
  in_review: [],
  published: ['sold', 'archived'],
  sold: ['publish', 'archived'],
  archived: ['publish', 'sold'],
};

export function transitionLabel(way: 'publish' | 'sold' | 'archived', from: Lifecycle): string {
  if (way === 'sold') return messages.markAsSoldOrLet;
  if (way === 'archived') return messages.archive;
  return from === 'draft' ? messages.post : messages.publishAgain;
}
