import type { Suggestion } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useSuggestForSearchQuery } from '../../../api/endpoints/searchApi';
import { color, layer, radius, size, space } from '../../../theme/tokens';
import { FieldFrame, Input } from '../../../ui/Field';
import { VisuallyHidden } from '../../../ui/Layout';
import { completed } from '../completed';

/** A suggestion needs this many letters. */
const fewest = 2;

function useSuggestions(typed: string | null) {
  const isAsked = typed !== null && typed.trim().length >= fewest;
  const { currentData } = useSuggestForSearchQuery(typed ?? '', { skip: !isAsked });
  return (isAsked && currentData) || [];
}

const kinds = { locality: messages.locality, type: messages.type, listing: messages.listing };

/**
 * The text field of the search with suggestions (the combobox of the ARIA practices). It never changes what is typed,
 * unless a suggestion is chosen.
 */
export function SearchBox({ text, box }: { text: string | undefined; box: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  const navigate = useNavigate();
  // null: closed
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed);
  const isOpen = suggestions.length > 0;
  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    if (suggestion.id !== undefined) return void navigate(`/properties/${suggestion.id}`);
    if (!box.current) return;
    box.current.value = completed(box.current.value, suggestion.label);
    box.current.form?.requestSubmit();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      return close();
    }
    const chosen = suggestions[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      return choose(chosen);
    }
    if (event.key === 'Enter') return close();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !isOpen) return undefined;
    event.preventDefault();
    // one place more than there are suggestions: the field itself
    const places = suggestions.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
    return undefined;
  };
  return (
    <FieldFrame id={id} label={messages.search}>
      <Frame>
        <Input
          ref={box}
          id={id}
          name="search"
          type="search"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 && isOpen ? `${id}-${active}` : undefined}
          defaultValue={text}
          placeholder={messages.sentenceExample}
          maxLength={200}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(-1);
          }}
          onKeyDown={press}
          onBlur={close}
        />
        <VisuallyHidden role="status">{isOpen && messages.suggestions(suggestions.length)}</VisuallyHidden>
        <Options id={`${id}-list`} role="listbox" aria-label={messages.suggestionsLabel} hidden={!isOpen}>
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
      </Frame>
    </FieldFrame>
  );
}

const Frame = styled.div`
  position: relative;
`;
const Options = styled.ul`
  position: absolute;
  z-index: ${layer.sticky};
  top: calc(100% + ${space[4]});
  left: 0;
  right: 0;
  min-width: min(22rem, 100%);
  margin: 0;
  padding: ${space[4]};
  list-style: none;
  background: ${color.raised};
  border: 1px solid ${color.ink500};
  border-radius: ${radius.control};
  &[hidden] {
    display: none;
  }
`;
const Option = styled.li`
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
