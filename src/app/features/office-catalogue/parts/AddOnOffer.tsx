import type { AddOnDelivery } from '@contract/addOnOrders';
import type { OfficeAddOn } from '@contract/officeCatalogue';
import * as messages from '@messages/app/officeCatalogue';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddAddOnMutation, useChangeAddOnMutation } from '../../../api/endpoints/officeCatalogueApi';
import { SelectField } from '../../../ui/Field';
import { ActionForm } from '../../../ui/office/ActionForm';
import { useDraftFields } from '../../../ui/office/useDraftFields';
import { PartTitle } from '../../../ui/office/PartTitle';
import { currentOf, wholeOf } from '../catalogueLabels';
import { type FieldsProps, NameFields, NumberField, OfferDetail, PriceForm } from './OfferParts';
import { useSaid } from './useSaid';
import { refusalOf } from '../../../api/apiError';

const textsOf = (addOn?: OfficeAddOn) => ({ name: addOn?.name ?? '', description: addOn?.description ?? '' });
const termsOf = (addOn?: OfficeAddOn) => {
  const current = addOn && currentOf(addOn.versions);
  return {
    price: current ? String(current.price) : '',
    days: current?.feature_days ? String(current.feature_days) : '',
    date: '',
    time: '',
  };
};
const toTerms = ({ price, days }: ReturnType<typeof termsOf>, delivery: AddOnDelivery) => ({
  price: Number(price),
  feature_days: delivery === 'featured' ? wholeOf(days) : null,
});

/** An add-on: its prices over time, a new price, its texts, and whether it is on sale. */
export function AddOnOffer({ addOn }: { addOn: OfficeAddOn }) {
  const { id, version, delivery } = addOn;
  const [change, { isLoading }] = useChangeAddOnMutation();
  return (
    <OfferDetail
      offer={addOn}
      kind={messages.deliveries[delivery]}
      busy={isLoading}
      change={(fields) => change({ id, version, ...fields })}
    >
      <NewPrice key={version} addOn={addOn} />
      <Texts addOn={addOn} />
    </OfferDetail>
  );
}

function NewPrice({ addOn }: { addOn: OfficeAddOn }) {
  const { id, version, delivery } = addOn;
  const [change, { isLoading, error }] = useChangeAddOnMutation();
  const { values, isChanged, set, reset } = useDraftFields(`office-add-on-price/${id}`, termsOf(addOn));
  const { errors, failure } = refusalOf(error, ['price', 'feature_days', 'begins_at', 'offer']);
  const said = useSaid();
  const send = async (begins: string | null) => {
    const offer = { ...toTerms(values, delivery), ...(begins && { begins_at: begins }) };
    const { data } = await change({ id, version, offer });
    if (!data) return;
    reset(termsOf(data));
    said(messages.offered);
  };
  return (
    <PriceForm
      values={values}
      errors={errors}
      set={set}
      busy={isLoading}
      isComplete={isChanged && values.price !== ''}
      failure={failure}
      onSend={send}
    >
      <TermFields values={values} errors={errors} set={set} delivery={delivery} />
    </PriceForm>
  );
}

function TermFields({
  values,
  errors,
  set,
  delivery,
}: FieldsProps<ReturnType<typeof termsOf>> & { delivery: AddOnDelivery }) {
  return (
    <>
      <NumberField
        label={messages.priceInRupees}
        value={values.price}
        error={errors.price}
        onChange={(value) => set('price', value)}
      />
      {delivery === 'featured' && (
        <NumberField
          label={messages.featureDays}
          value={values.days}
          error={errors.feature_days}
          onChange={(value) => set('days', value)}
        />
      )}
    </>
  );
}

function Texts({ addOn }: { addOn: OfficeAddOn }) {
  const [change, { isLoading, error }] = useChangeAddOnMutation();
  const { values, isChanged, set, reset } = useDraftFields(`office-add-on-texts/${addOn.id}`, textsOf(addOn));
  const { errors, failure } = refusalOf(error, ['name', 'description']);
  const said = useSaid();
  const send = async () => {
    const { data } = await change({ id: addOn.id, version: addOn.version, ...values });
    if (!data) return;
    reset(textsOf(data));
    said(messages.textsAreSaved);
  };
  return (
    <ActionForm
      name={messages.texts}
      action={messages.saveTexts}
      busy={isLoading}
      disabled={!isChanged}
      failure={failure}
      onSend={() => void send()}
    >
      <PartTitle>{messages.texts}</PartTitle>
      <NameFields values={values} errors={errors} set={set} />
    </ActionForm>
  );
}

/** A new add-on, for sale at once. It is delivered in one of the known ways, so that nothing is sold that cannot be. */
export function NewAddOnForm() {
  const [add, { isLoading, error }] = useAddAddOnMutation();
  const [clientId] = useState(() => crypto.randomUUID());
  const texts = useDraftFields('office-add-on-texts/new', textsOf());
  const terms = useDraftFields('office-add-on-price/new', termsOf());
  const [delivery, setDelivery] = useState<AddOnDelivery>('posts');
  const { errors, failure } = refusalOf(error, ['name', 'description', 'price', 'feature_days']);
  const navigate = useNavigate();
  const said = useSaid();
  const send = async () => {
    const { data } = await add({ client_id: clientId, ...texts.values, delivery, ...toTerms(terms.values, delivery) });
    if (!data) return;
    texts.reset(textsOf());
    terms.reset(termsOf());
    said(messages.added);
    void navigate(`/office/packages?tab=add-ons&open=${data.id}`, { replace: true });
  };
  return (
    <ActionForm
      name={messages.newAddOn}
      kind="primary"
      action={messages.add}
      busy={isLoading}
      disabled={!texts.values.name.trim() || !texts.values.description.trim() || !terms.values.price}
      failure={failure}
      onSend={() => void send()}
    >
      <h2>{messages.newAddOn}</h2>
      <NameFields values={texts.values} errors={errors} set={texts.set} />
      <SelectField
        label={messages.delivery}
        value={delivery}
        onChange={({ currentTarget }) => setDelivery(currentTarget.value as AddOnDelivery)}
      >
        {Object.entries(messages.deliveries).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TermFields values={terms.values} errors={errors} set={terms.set} delivery={delivery} />
    </ActionForm>
  );
}
