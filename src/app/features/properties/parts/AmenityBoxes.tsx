import type { Named } from '@contract/shared';
import { Unseen } from '../../../ui/Layout';
import { CheckLines } from './CheckLines';
import { WrongLine } from './WrongLine';

interface AmenityBoxesProps {
  amenities: readonly Named[];
  chosen: readonly number[];
  error: string | undefined;
}

/** What the property has. */
export function AmenityBoxes({ amenities, chosen, error }: AmenityBoxesProps) {
  return (
    <>
      <CheckLines aria-describedby={error && 'amenities-wrong'}>
        <Unseen as="legend">Amenities</Unseen>
        {amenities.map(({ id, name }) => <label key={id}><input type="checkbox" name="amenities" value={id} defaultChecked={chosen.includes(id)} aria-invalid={error ? true : undefined} /> {name}</label>)}
      </CheckLines>
      {error && <WrongLine id="amenities-wrong">{error}</WrongLine>}
    </>
  );
}
