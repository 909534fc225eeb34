import type { OfficeAddOnOrder } from '@contract/officeAddOnOrders';
import * as messages from '@messages/app/officeAddOns';
import { useState } from 'react';
import { useListOfficePropertiesQuery } from '../../../api/endpoints/officePropertiesApi';
import { SelectField } from '../../../ui/Field';
import { Soft } from '../../../ui/Layout';
import { ActionForm } from '../../../ui/office/ActionForm';
import { useStep } from './useStep';

/** Names the listing of an order whose buyer named none. */
export function ListingChoice({ order }: { order: OfficeAddOnOrder }) {
  const { data } = useListOfficePropertiesQuery({ owner: order.owner.id, limit: 100 });
  const [chosen, setChosen] = useState('');
  const { make, busy, errors, failure } = useStep(order);
  if (data?.rows.length === 0) return <Soft>{messages.ownerHasNoListing}</Soft>;
  return (
    <ActionForm
      name={messages.listing}
      kind="primary"
      action={messages.saveTheListing}
      busy={busy}
      disabled={chosen === ''}
      failure={failure(['property'])}
      onSend={() => void make({ property: Number(chosen) }, messages.listingIsSaved)}
    >
      <SelectField
        label={messages.chooseTheListing}
        value={chosen}
        error={errors.property}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        <option value="">{messages.choose}</option>
        {data?.rows.map(({ id, title }) => (
          <option key={id} value={id}>
            {title || messages.untitled(id)}
          </option>
        ))}
      </SelectField>
    </ActionForm>
  );
}
