import * as messages from '@messages/app/packages';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { SelectField } from '../../../ui/Field';
import { useListAddOnListingsQuery } from '../../../api/endpoints/paymentsApi';

interface AddOnListingProps {
  chosenId: number | null;
  /** A payment is in progress: the choice is locked. */
  locked: boolean;
  onChoose: (id: number | null) => void;
  /** Without a package there must be a listing: what is bought can be delivered. */
  required: boolean;
}

/** Selects which of the buyer's listings the add-ons are for. Nothing for an account without listings. */
export function AddOnListing({ chosenId, locked, onChoose, required }: AddOnListingProps) {
  const { data: listings } = useListAddOnListingsQuery();
  const isOwn = chosenId === null || !listings || listings.some(({ id }) => id === chosenId);
  const clear = useEffectEvent(() => onChoose(null));
  useEffect(() => {
    // the address names someone else's listing, or one that is gone
    if (!isOwn) clear();
  }, [isOwn]);
  if (!listings) return null;
  if (listings.length === 0)
    return required ? (
      <p>
        {messages.addOnsNeedAListing} <Link to="/property-form">{messages.postAListing}</Link>
      </p>
    ) : null;
  return (
    <SelectField
      label={messages.whichListingAreTheAddOns}
      optional={!required}
      disabled={locked}
      value={chosenId ?? ''}
      help={messages.aFeaturedListingStartsAsSoon}
      onChange={({ target: { value } }) => onChoose(value ? Number(value) : null)}
    >
      <option value="">{required ? messages.chooseAListing : messages.illSayLater}</option>
      {listings.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
