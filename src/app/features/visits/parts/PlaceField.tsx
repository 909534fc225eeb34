import { visitLimits } from '@contract/visitLimits';
import * as messages from '@messages/app/visits';
import { TextField } from '../../../ui/Field';

interface PlaceFieldProps {
  value: string;
  error: string | undefined;
  onChange: (place: string) => void;
}

/** Where the visitor comes to. */
export function PlaceField({ value, error, onChange }: PlaceFieldProps) {
  return (
    <TextField
      label={messages.place}
      help={messages.placeHelp}
      name="place"
      autoComplete="street-address"
      maxLength={visitLimits.place}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
