import * as messages from '@messages/app/listingForm';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { color, from, size, space } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/Layout';
import type { SectionId } from '../propertyFormSections';

interface FormContentsProps {
  sections: readonly { id: string; title: string }[];
  done: ReadonlySet<SectionId>;
}

/** Links to the form's sections, with the completed ones marked: beside the form, or above it on phones. */
export function FormContents({ sections, done }: FormContentsProps) {
  const isDone = (id: string) => (done as ReadonlySet<string>).has(id);
  return (
    <nav aria-label={messages.sectionsOfTheForm}>
      <List>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#form-${id}`}>
              <Mark $done={isDone(id)}>{isDone(id) && <Check size={14} strokeWidth={2} aria-hidden />}</Mark>
              {title}
              {isDone(id) && <VisuallyHidden>{messages.done}</VisuallyHidden>}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: 1fr 1fr;
  font-size: ${size[14]};
  a {
    display: flex;
    gap: ${space[8]};
    align-items: center;
    min-height: 2.75rem;
    color: ${color.ink700};
    text-decoration: none;
  }
  a:hover {
    color: ${color.brass700};
    text-decoration: underline;
  }
  ${from.tablet} {
    position: sticky;
    top: calc(var(--bar) + ${space[32]});
    grid-template-columns: 1fr;
  }
`;
const Mark = styled.span<{ $done: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border: 1px solid ${({ $done }) => ($done ? color.leaf700 : color.ink500)};
  border-radius: 50%;
  color: ${color.leaf700};
`;
