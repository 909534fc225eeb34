import type { PropertyCard } from '@contract/properties';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ResultMark, listingsOf, markOf } from './resultMarks';

/** The listing of the card around an element. */
const listingAt = (target: EventTarget | null) =>
  Number((target instanceof Element && target.closest<HTMLElement>('[data-listing]')?.dataset.listing) || 0);

/** The cards of the list beside the map. */
const cardsShown = () => document.querySelectorAll<HTMLElement>('[data-results] [data-listing]');

/**
 * Lights the mark of the card that the pointer or the focus is on, and the cards of such a mark. Cards are lit by an
 * attribute, so that the list is not rendered for it.
 */
export function useCardLight(marks: readonly ResultMark[], rows: readonly PropertyCard[]) {
  const [listing, setListing] = useState(0);
  useEffect(() => {
    const cards = document.querySelector<HTMLElement>('[data-results] > :first-child');
    if (!cards) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const enter = ({ target }: Event) => setListing(listingAt(target));
    const leave = () => setListing(0);
    cards.addEventListener('pointerover', enter, { signal });
    cards.addEventListener('focusin', enter, { signal });
    cards.addEventListener('pointerleave', leave, { signal });
    cards.addEventListener('focusout', leave, { signal });
    return () => stopping.abort();
  }, []);
  const now = useRef({ marks, rows });
  useEffect(() => {
    now.current = { marks, rows };
  });
  const onLight = useCallback((id: string | undefined) => {
    const mark = now.current.marks.find((one) => one.id === id);
    const lit = mark ? listingsOf(mark, now.current.rows) : [];
    for (const card of cardsShown()) card.toggleAttribute('data-lit', lit.includes(Number(card.dataset.listing)));
  }, []);
  return { litMark: listing ? markOf(listing, marks, rows)?.id : undefined, onLight };
}
