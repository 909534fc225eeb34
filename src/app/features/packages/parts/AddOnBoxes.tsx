import type { AddOn } from '@contract/packages';
import * as messages from '@messages/app/packages';
import styled from 'styled-components';
import { color, font, size, space } from '../../../theme/tokens';
import { Display2 } from '../../../ui/Layout';
import { Money } from '../../../ui/Money';
import { replayEarlyInput } from '../../../ui/replayEarlyInput';
import { packageForm, priceInPaise } from '../packageChoice';

interface AddOnBoxesProps {
  addOns: readonly AddOn[];
  chosenIds: readonly number[];
  /** A payment is in progress: the choice is locked. */
  locked: boolean;
  onToggle: (id: number) => void;
}

/** Checkboxes for the add-ons. */
export function AddOnBoxes({ addOns, chosenIds, locked, onToggle }: AddOnBoxesProps) {
  return (
    <Group disabled={locked}>
      <legend>
        <Display2>{messages.addOns}</Display2>
      </legend>
      {addOns.map((addOn) => (
        <Line key={addOn.id}>
          <input
            ref={replayEarlyInput}
            type="checkbox"
            form={packageForm}
            name="add_ons"
            value={addOn.id}
            checked={chosenIds.includes(addOn.id)}
            onChange={() => onToggle(addOn.id)}
          />
          <Text>
            <strong>{addOn.name}</strong> <small>{addOn.description}</small>
          </Text>
          <Price>
            <Money amountInPaise={priceInPaise(addOn)} />
          </Price>
        </Line>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  legend {
    padding: 0 0 ${space[16]};
  }
`;
const Line = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[16]};
  align-items: center;
  min-height: 4rem;
  padding: ${space[12]} 0;
  border-top: 1px solid ${color.sand200};
  cursor: pointer;
  &:last-child {
    border-bottom: 1px solid ${color.sand200};
  }
  fieldset:enabled > &:hover {
    background: ${color.sand100};
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.brass700};
  }
`;
const Text = styled.span`
  display: grid;
  strong {
    font-weight: 500;
  }
  small {
    font-size: ${size[14]};
    color: ${color.ink500};
  }
`;
const Price = styled.span`
  font: 600 ${size[18]} / 1.3 ${font.display};
  font-variant-numeric: tabular-nums lining-nums;
`;
