import * as messages from '@messages/app/emi';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';
import { Input } from '../../../ui/Field';

interface ChoiceFieldProps {
  label: string;
  unit: string;
  value: number;
  range: { min: number; max: number; step: number };
  /** What the value amounts to, next to the label. */
  note?: string;
  onChoose: (value: number) => void;
}

/**
 * A number field with a slider below it for the same value, both usable by keyboard. A value out of range shows an
 * error and changes nothing.
 */
export function ChoiceField({ label, unit, value, range: { min, max, step }, note, onChoose }: ChoiceFieldProps) {
  const id = useId();
  // the text while typing, until the field loses the focus
  const [typed, setTyped] = useState<string | null>(null);
  const fits = (text: string) => text.trim() !== '' && Number(text) >= min && Number(text) <= max;
  const wrong = typed !== null && !fits(typed);
  const type = (text: string) => {
    setTyped(text);
    if (fits(text)) onChoose(Number(text));
  };
  return (
    <Box>
      <Row>
        <label htmlFor={id}>
          {label}
          {note && <Note>{note}</Note>}
        </label>
        <Entry>
          <Input
            id={id}
            type="number"
            inputMode="decimal"
            min={min}
            max={max}
            step={step}
            value={typed ?? value}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={`${id}-unit ${id}-range`}
            onChange={({ target }) => type(target.value)}
            onBlur={() => setTyped(null)}
          />
          <span id={`${id}-unit`}>{unit}</span>
        </Entry>
      </Row>
      <input
        type="range"
        aria-label={messages.sliderLabel(label)}
        aria-valuetext={`${value} ${unit}`}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ target }) => onChoose(Number(target.value))}
      />
      <Range id={`${id}-range`} $wrong={wrong} role={wrong ? 'alert' : undefined}>
        {wrong ? messages.enterTo(min, max) : messages.toMinMax(min, max)}
      </Range>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space[4]};
  input[type='range'] {
    width: 100%;
    height: 2.75rem;
    margin: 0;
    accent-color: ${color.brass700};
    cursor: pointer;
  }
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[16]};
  min-height: 2.75rem;
  label {
    font-weight: 500;
    font-size: ${size[14]};
    line-height: 1.4;
  }
`;
const Note = styled.span`
  display: block;
  color: ${color.ink500};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;
const Entry = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  font-size: ${size[14]};
  input {
    width: 5.5rem;
    text-align: right;
  }
  span {
    min-width: 4.25rem;
  }
`;
const Range = styled.p<{ $wrong: boolean }>`
  font-size: ${size[14]};
  color: ${({ $wrong }) => ($wrong ? color.claret700 : color.ink500)};
`;
