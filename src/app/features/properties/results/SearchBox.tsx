import * as messages from '@messages/app/properties';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { FieldFrame, Input } from '../../../ui/Field';
import { lazyComponent } from '../../../ui/lazyComponent';
import type { SuggestionListProps, SuggestionKeys } from './SuggestionList';

const SuggestionList = lazyComponent<SuggestionListProps>(() =>
  import(/* webpackChunkName: "suggestions" */ './SuggestionList').then((module) => module.SuggestionList),
);

interface SearchBoxProps {
  text: string | undefined;
  /** A sentence that finds something. */
  example: string;
}

/**
 * The text field of the search with suggestions (the combobox of the ARIA practices). It never changes what is typed,
 * unless a suggestion is chosen. The suggestions load when something is typed.
 */
export function SearchBox({ text, example }: SearchBoxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  // null: closed
  const [typed, setTyped] = useState<string | null>(null);
  const [shown, setShown] = useState<{ active: string | undefined } | null>(null);
  const close = () => setTyped(null);
  const press = (event: KeyboardEvent) => {
    if (keys.current?.press(event.key)) event.preventDefault();
    else if (event.key === 'Enter') close();
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
          aria-expanded={shown !== null}
          aria-controls={shown ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={shown?.active}
          defaultValue={text}
          placeholder={example}
          maxLength={200}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={press}
          onBlur={close}
        />
        {typed !== null && (
          <SuggestionList id={id} typed={typed} box={box} keys={keys} onShown={setShown} onClose={close} />
        )}
      </Frame>
    </FieldFrame>
  );
}

const Frame = styled.div`
  position: relative;
`;
