import styled from 'styled-components';
import { color, radius, space } from '../theme/tokens';
import { choiceStates, coveringInput } from './choiceStyles';

/** A radio button as a chip: an `input` and a `span` with its text. */
export const ChoiceChip = styled.label`
  position: relative;
  display: block;
  cursor: pointer;
  input {
    ${coveringInput}
  }
  span {
    display: grid;
    place-content: center;
    min-height: 2.75rem;
    padding: ${space[4]};
    border: 1px solid ${color.ink500};
    border-radius: ${radius.control};
    background: ${color.raised};
    line-height: 1.25;
  }
  &:hover span {
    border-color: ${color.brass700};
  }
  input:checked + span {
    border-color: ${color.brassButton};
    background: ${color.brassButton};
    color: ${color.onBrass};
  }
  ${choiceStates}
`;
