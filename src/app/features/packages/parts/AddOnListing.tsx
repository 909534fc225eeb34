import { useEffect, useEffectEvent } from 'react';
import { SelectField } from '../../../ui/Field';
import { useListAddOnListingsQuery } from '../../../api/endpoints/paymentsApi';

interface AddOnListingProps {
  chosenId: number | null;
  /** A payment is in progress: the choice is locked. */
  locked: boolean;
  onChoose: (id: number | null) => void;
}

/** Selects which of the buyer's listings the add-ons are for. Nothing for an account without listings. */
export function AddOnListing({ chosenId, locked, onChoose }: AddOnListingProps) {
  const { data: listings } = useListAddOnListingsQuery();
  const isOwn = chosenId === null || !listings || listings.some(({ id }) => id === chosenId);
  const clear = useEffectEvent(() => onChoose(null));
  useEffect(() => {
    // the address names someone else's listing, or one that is gone
    if (!isOwn) clear();
  }, [isOwn]);
  if (!listings || listings.length === 0) return null;
  return (
    <SelectField
      label="Which listing are the add-ons for?"
      optional
      disabled={locked}
      value={chosenId ?? ''}
      help="A featured listing starts as soon as you pay. For other add-ons, we contact you to arrange them."
      onChange={({ target: { value } }) => onChoose(value ? Number(value) : null)}
    >
      <option value="">I’ll say later</option>
      {listings.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
