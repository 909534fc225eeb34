import * as messages from '@messages/app/properties';
import { X } from 'lucide-react';
import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { color, radius, size, space } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/Layout';
import { useIsHydrating } from '../../../ui/useIsHydrating';
import type { ShownChip } from './readSearch';

interface SearchChipsProps {
  chips: readonly ShownChip[];
  /** Moves the focus to the control that changes a chip. */
  onChange: (field: string) => void;
  /** Where the focus goes when the last chip is gone. */
  onEmpty: () => void;
}

const labelsOf = (chips: readonly ShownChip[]) => chips.map(({ label }) => label);

/**
 * What the last change of the chips was, for screen readers. What the server rendered is no change; chips of a page
 * that was rendered in the browser are, because its search was just sent.
 */
function useAnnouncement(chips: readonly ShownChip[]): string {
  const isHydrating = useIsHydrating();
  const labels = labelsOf(chips);
  const [known, setKnown] = useState(isHydrating ? labels : []);
  const [announcement, setAnnouncement] = useState('');
  // readers tell what changes in a region, not what it begins with
  const [isNew, setNew] = useState(true);
  useEffect(() => startTransition(() => setNew(false)), []);
  if (!isNew && known.join('\n') !== labels.join('\n')) {
    const gone = known.filter((label) => !labels.includes(label));
    const isRemoval = gone.length > 0 && labels.every((label) => known.includes(label));
    setKnown(labels);
    setAnnouncement(
      isRemoval ? messages.removed(gone.join(', ')) : labels.length > 0 ? messages.searchingFor(labels.join(', ')) : '',
    );
  }
  return announcement;
}

/** What the search asks for, a chip each: removable by pointer and keyboard, and changeable. Without scripts the links work. */
export function SearchChips({ chips, onChange, onEmpty }: SearchChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);
  const navigate = useNavigate();
  const announcement = useAnnouncement(chips);
  const key = labelsOf(chips).join('\n');
  useEffect(() => {
    const at = removedAt.current;
    removedAt.current = null;
    if (at === null) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const next = links[Math.min(at, links.length - 1)];
    if (next) next.focus();
    else onEmpty();
  }, [key, onEmpty]);
  const remove = (event: KeyboardEvent, at: number) => {
    const chip = chips[at];
    if (!chip || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    removedAt.current = at;
    void navigate(chip.without, { preventScrollReset: true });
  };
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {chips.length > 0 && (
        <List ref={list} aria-label={messages.whatYouSearchFor}>
          {chips.map(({ field, value, label, without }, at) => (
            <li key={`${field} ${value ?? ''}`} onKeyDown={(event) => remove(event, at)}>
              <a
                href="#search-filters"
                onClick={(event) => {
                  event.preventDefault();
                  onChange(field);
                }}
              >
                <VisuallyHidden>{messages.change}</VisuallyHidden> <span data-chip>{label}</span>
              </a>
              <Link data-remove to={without} preventScrollReset onClick={() => (removedAt.current = at)}>
                <X size={16} strokeWidth={1.5} aria-hidden />
                <VisuallyHidden>{messages.removeChip(label)}</VisuallyHidden>
              </Link>
            </li>
          ))}
        </List>
      )}
    </>
  );
}

const List = styled.ul`
  display: flex;
  gap: ${space[8]};
  white-space: nowrap;
  li {
    display: inline-flex;
    align-items: stretch;
    border: 1px solid ${color.ink500};
    border-radius: ${radius.control};
    background: ${color.raised};
    font-size: ${size[14]};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${color.ink900};
    text-decoration: none;
  }
  a:first-child {
    padding-left: ${space[12]};
  }
  a:last-child {
    min-width: 2.75rem;
    justify-content: center;
  }
  a:hover {
    text-decoration: underline;
  }
`;
