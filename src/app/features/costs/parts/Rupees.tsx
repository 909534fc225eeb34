import { plainNumber } from '@contract/plainNumber';
import { TextField } from '../../../ui/Field';

interface RupeesProps {
  label: string;
  help?: string;
  /** Digits, or nothing. */
  value: string;
  onChange: (value: string) => void;
}

/** A field for whole rupees. */
export function Rupees({ label, help, value, onChange }: RupeesProps) {
  return (
    <TextField
      label={label}
      {...(help && { help })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      value={value}
      onChange={({ currentTarget }) => onChange(plainNumber(currentTarget.value).replace(/\D/g, ''))}
    />
  );
}

export const paiseOf = (digits: string): number => Number(digits) * 100;
