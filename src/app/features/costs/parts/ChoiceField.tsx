import { plainNumber } from '@contract/plainNumber';
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
  const read = (text: string) => {
    const plain = plainNumber(text).replace(/[,\s]/g, '');
    return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : Number.NaN;
  };
  const fits = (text: string) => read(text) >= min && read(text) <= max;
  const wrong = typed !== null && !fits(typed);
  const type = (text: string) => {
    setTyped(text);
    if (fits(text)) onChoose(read(text));
  };
  const stepBy = (steps: number) => {
    const next = Math.round((value + steps * step) / step) * step;
    setTyped(null);
    onChoose(Number(Math.min(max, Math.max(min, next)).toFixed(4)));
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
            // a number field of a browser refuses the digits of other scripts
            type="text"
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value}
            value={typed ?? value}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={`${id}-unit ${id}-range`}
            onChange={({ target }) => type(target.value)}
            onKeyDown={(event) => {
              const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
              if (steps === undefined) return;
              event.preventDefault();
              stepBy(steps);
            }}
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
