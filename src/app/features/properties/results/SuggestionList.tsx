import type { Suggestion } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useSuggestForSearchQuery } from '../../../api/endpoints/searchHelpApi';
import { color, layer, radius, size, space } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/Layout';
import { completed } from './completed';

/** What the field does with a key; false if it is not for the suggestions. */
export interface SuggestionKeys {
  press: (key: string) => boolean;
}

export interface SuggestionListProps {
  id: string;
  typed: string;
  box: RefObject<HTMLInputElement | null>;
  keys: Ref<SuggestionKeys>;
  /** Null when there are no suggestions, otherwise the id of the active one. */
  onShown: (shown: { active: string | undefined } | null) => void;
  onClose: () => void;
}

/** A suggestion needs this many letters. */
const fewest = 2;
const kinds = { locality: messages.locality, type: messages.type, listing: messages.listing };

/** Suggestions for what is being typed. The focus stays in the field. */
export function SuggestionList({ id, typed, box, keys, onShown, onClose }: SuggestionListProps) {
  const navigate = useNavigate();
  const isAsked = typed.trim().length >= fewest;
  const { currentData } = useSuggestForSearchQuery(typed, { skip: !isAsked });
  const suggestions = (isAsked && currentData) || [];
  const [moved, setMoved] = useState({ typed, active: -1 });
  const active = moved.typed === typed ? moved.active : -1;
  const isOpen = suggestions.length > 0;
  const activeId = active >= 0 && isOpen ? `${id}-${active}` : undefined;
  useEffect(() => {
    onShown(isOpen ? { active: activeId } : null);
    return () => onShown(null);
  }, [onShown, isOpen, activeId]);
  const choose = (suggestion: Suggestion) => {
    onClose();
    if (suggestion.id !== undefined) return void navigate(`/properties/${suggestion.id}`);
    if (!box.current) return;
    box.current.value = completed(box.current.value, suggestion.label);
    box.current.form?.requestSubmit();
  };
  useImperativeHandle(keys, () => ({
    press: (key) => {
      const chosen = suggestions[active];
      if (key === 'Escape' && isOpen) onClose();
      else if (key === 'Enter' && chosen) choose(chosen);
      else if (isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
        // one place more than there are suggestions: the field itself
        const places = suggestions.length + 1;
        const step = key === 'ArrowDown' ? 1 : -1;
        setMoved({ typed, active: ((active + 1 + step + places) % places) - 1 });
      } else return false;
      return true;
    },
  }));
  return (
    <>
      <VisuallyHidden role="status">{isOpen && messages.suggestions(suggestions.length)}</VisuallyHidden>
      {isOpen && (
        <Options id={`${id}-list`} role="listbox" aria-label={messages.suggestionsLabel}>
          {suggestions.map((suggestion, at) => (
            <Option
              key={`${suggestion.kind} ${suggestion.id ?? suggestion.label}`}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              // keeps the focus in the field
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              <span>{suggestion.label}</span>{' '}
              <small>{[kinds[suggestion.kind], suggestion.detail].filter(Boolean).join(' · ')}</small>
            </Option>
          ))}
        </Options>
      )}
    </>
  );
}

const Options = styled.div`
  position: absolute;
  z-index: ${layer.sticky};
  top: calc(100% + ${space[4]});
  left: 0;
  right: 0;
  min-width: min(22rem, 100%);
  margin: 0;
  padding: ${space[4]};
  background: ${color.raised};
  border: 1px solid ${color.ink500};
  border-radius: ${radius.control};
`;
const Option = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[12]};
  align-items: center;
  min-height: 2.75rem;
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.control};
  cursor: pointer;
  small {
    color: ${color.ink500};
    font-size: ${size[14]};
  }
  &:hover {
    background: ${color.sand200};
  }
  &[aria-selected='true'] {
    background: ${color.sand200};
    outline: 2px solid ${color.brass700};
    outline-offset: -2px;
  }
`;
