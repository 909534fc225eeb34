import * as messages from '@messages/app/properties';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, from, layer, size, space } from '../../theme/tokens';
import type { ListingPart } from './listingParts';

/** The share of the viewport above which the reader's part begins. */
const readingLine = 0.35;

/** The last part that begins above the reading line. */
function currentPart(parts: readonly ListingPart[]): string | undefined {
  const line = window.innerHeight * readingLine;
  return parts.findLast(({ id }) => {
    const place = document.getElementById(id);
    return place && place.getBoundingClientRect().top <= line;
  })?.id;
}

/** The part that the reader is in, once per frame of scrolling. */
function useCurrentPart(parts: readonly ListingPart[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setCurrent(currentPart(parts));
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [parts]);
  return current;
}

/** Links to the parts of a listing's page. It stays at the top and marks the part that the reader is in. */
export function ListingNav({ parts }: { parts: readonly ListingPart[] }) {
  const current = useCurrentPart(parts);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !link) return;
    const { scrollLeft, clientWidth } = list.current;
    const [left, right] = [link.offsetLeft, link.offsetLeft + link.offsetWidth];
    // only sideways: the page is scrolling
    if (left < scrollLeft || right > scrollLeft + clientWidth) list.current.scrollLeft = left - beforeLink;
  }, [current]);
  return (
    <Bar aria-label={messages.onThisPage}>
      <ul ref={list}>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Bar>
  );
}

/** Pixels. */
const beforeLink = 16;

const Bar = styled.nav`
  position: var(--stuck);
  z-index: ${layer.sticky};
  top: var(--bar);
  min-width: 0;
  margin-inline: calc(-1 * var(--gutter));
  ${from.tablet} {
    margin-inline: 0;
  }
  background: ${color.ivory50};
  border-bottom: 1px solid ${color.sand200};
  ul {
    position: relative;
    display: flex;
    gap: ${space[16]};
    overflow-x: auto;
    padding-inline: var(--gutter);
    scrollbar-width: none;
    ${from.tablet} {
      padding-inline: 0;
    }
  }
  a {
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    border-bottom: 2px solid transparent;
    color: ${color.ink500};
    font-size: ${size[14]};
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    color: ${color.ink900};
  }
  [aria-current] {
    border-color: ${color.brass700};
    color: ${color.ink900};
  }
  @media print {
    display: none;
  }
`;
