import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';

/** The form's sections as links at its side. */
export function FormContents({ sections }: { sections: readonly (readonly [id: string, title: string])[] }) {
  return (
    <nav aria-label="Sections of the form">
      <List>{sections.map(([id, title]) => <li key={id}><a href={`#form-${id}`}>{title}</a></li>)}</List>
    </nav>
  );
}

const List = styled.ol`
  position: sticky; top: calc(var(--bar) + ${space[24]}); border-left: 1px solid ${color.sand200}; font-size: ${size[14]};
  a { display: flex; align-items: center; min-height: 2.5rem; padding: 0 ${space[16]}; color: ${color.ink500}; text-decoration: none; }
  a:hover { color: ${color.brass700}; text-decoration: underline; }
`;
