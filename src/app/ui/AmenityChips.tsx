import * as messages from '@messages/app/ui';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { color, size, space } from '../theme/tokens';
import { VisuallyHidden } from './Layout';
import { GroupError } from './GroupError';
import { choiceStates, coveringInput } from './choiceStyles';

interface AmenityChipsProps {
  amenities: readonly { id: number; name: string }[];
  /** Comma-separated ids. */
  chosen: string;
  error: string | undefined;
}

/** Amenities as toggle buttons. */
export function AmenityChips({ amenities, chosen, error }: AmenityChipsProps) {
  const has = new Set(chosen.split(','));
  return (
    <>
      <Chips aria-describedby={error && 'amenities-wrong'}>
        <VisuallyHidden as="legend">{messages.amenities}</VisuallyHidden>
        {amenities.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              name="amenities"
              value={id}
              defaultChecked={has.has(String(id))}
              aria-invalid={error ? true : undefined}
            />
            <span>
              <Check size={16} strokeWidth={2} aria-hidden />
              {name}
            </span>
          </label>
        ))}
      </Chips>
      {error && <GroupError id="amenities-wrong">{error}</GroupError>}
    </>
  );
}

const Chips = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  label {
    position: relative;
  }
  input {
    ${coveringInput}
  }
  label > span {
    display: inline-flex;
    gap: ${space[8]};
    align-items: center;
    min-height: 2.75rem;
    padding: 0 ${space[16]};
    border: 1px solid ${color.ink500};
    border-radius: 999px;
    font-size: ${size[14]};
  }
  svg {
    display: none;
  }
  label:hover > span {
    border-color: ${color.brass700};
    color: ${color.brass700};
  }
  input:checked + span {
    padding-left: ${space[12]};
    border-color: ${color.brass700};
    background: ${color.sand100};
    color: ${color.brass700};
    font-weight: 500;
    svg {
      display: block;
    }
  }
  ${choiceStates}
`;
