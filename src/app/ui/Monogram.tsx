import styled from 'styled-components';
import { color, font, size } from '../theme/tokens';

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => Array.from(part)[0])
    .filter(Boolean)
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** A person's initials, in place of a photo. */
export function Monogram({ name }: { name: string }) {
  return <Disc aria-hidden="true">{initials(name)}</Disc>;
}

const Disc = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 50%;
  background: ${color.sand200};
  color: ${color.brass700};
  font: 600 ${size[22]} / 1 ${font.display};
`;
