import type { AddOnDelivery } from '@contract/addOnOrders';
import type { OfficeAddOn } from '@contract/officeCatalogue';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/app/officeCatalogue';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddAddOnMutation, useChangeAddOnMutation } from '../../../api/endpoints/officeCatalogueApi';
import { SelectField, TextArea, TextField } from '../../../ui/Field';
import { Soft, Stack } from '../../../ui/Layout';
import { instantInIndia } from '../../../ui/indiaMoment';
import { ActionForm } from '../../../ui/office/ActionForm';
import { DetailHead } from '../../../ui/office/OfficePage';
import { PartTitle } from '../../../ui/office/PartTitle';
import { currentOf, wholeOf } from '../catalogueLabels';
import { BeginFields, NumberField, Retire, Versions } from './OfferParts';
import { refusalOf, useFields, useSaid } from './useFields';

const { catalogue: limits } = officeLimits;
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
  const { id, version, name, versions, delivery, retired_at: retired } = addOn;
  const [change, { isLoading }] = useChangeAddOnMutation();
  const said = useSaid();
  const make = async (fields: Omit<Parameters<typeof change>[0], 'id' | 'version'>, words: string) => {
    const { data } = await change({ id, version, ...fields });
    if (data) said(words);
  };
  return (
    <Stack $gap={24}>
      <DetailHead>
        <h2>{name}</h2>
        <Soft>{messages.deliveries[delivery]}</Soft>
      </DetailHead>
      <Versions
        versions={versions}
        busy={isLoading}
        onWithdraw={(withdraw) => void make({ withdraw }, messages.withdrawn)}
      />
      <NewPrice key={version} addOn={addOn} />
      <Texts addOn={addOn} />
      <Retire
        name={name}
        retired={retired !== null}
        busy={isLoading}
        onRetire={(next) => make({ retired: next }, next ? messages.isRetired : messages.isOnSale)}
      />
    </Stack>
  );
}

function NewPrice({ addOn }: { addOn: OfficeAddOn }) {
  const [change, { isLoading, error }] = useChangeAddOnMutation();
  const { values, isChanged, set, reset } = useFields(`office-add-on-price/${addOn.id}`, termsOf(addOn));
  const { errors, failure } = refusalOf(error, ['price', 'feature_days', 'begins_at', 'offer']);
  const said = useSaid();
  const begins = values.date || values.time ? instantInIndia(values.date, values.time) : null;
  const send = async () => {
    const { data } = await change({
      id: addOn.id,
      version: addOn.version,
      offer: { ...toTerms(values, addOn.delivery), ...(begins && { begins_at: begins }) },
    });
    if (!data) return;
    reset(termsOf(data));
    said(messages.offered);
  };
  return (
    <ActionForm
      name={messages.newPrice}
      action={messages.offerIt}
      busy={isLoading}
      disabled={!isChanged || !values.price || begins === undefined}
      failure={failure ?? errors.offer}
      onSend={() => void send()}
    >
      <PartTitle>{messages.newPrice}</PartTitle>
      <TermFields values={values} errors={errors} set={set} delivery={addOn.delivery} />
      <BeginFields date={values.date} time={values.time} error={errors.begins_at} onChange={set} />
    </ActionForm>
  );
}

interface FieldsProps<Values> {
  values: Values;
  errors: Readonly<Record<string, string | undefined>>;
  set: (name: keyof Values & string, value: string) => void;
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

function TextFields({ values, errors, set }: FieldsProps<ReturnType<typeof textsOf>>) {
  return (
    <>
      <TextField
        label={messages.name}
        maxLength={limits.name}
        value={values.name}
        error={errors.name}
        onChange={({ currentTarget }) => set('name', currentTarget.value)}
      />
      <TextArea
        label={messages.description}
        rows={2}
        maxLength={limits.description}
        value={values.description}
        error={errors.description}
        onChange={({ currentTarget }) => set('description', currentTarget.value)}
      />
    </>
  );
}

function Texts({ addOn }: { addOn: OfficeAddOn }) {
  const [change, { isLoading, error }] = useChangeAddOnMutation();
  const { values, isChanged, set, reset } = useFields(`office-add-on-texts/${addOn.id}`, textsOf(addOn));
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
      <TextFields values={values} errors={errors} set={set} />
    </ActionForm>
  );
}

/** A new add-on, for sale at once. It is delivered in one of the known ways, so that nothing is sold that cannot be. */
export function NewAddOnForm() {
  const [add, { isLoading, error }] = useAddAddOnMutation();
  const [clientId] = useState(() => crypto.randomUUID());
  const texts = useFields('office-add-on-texts/new', textsOf());
  const terms = useFields('office-add-on-price/new', termsOf());
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
      <TextFields values={texts.values} errors={errors} set={texts.set} />
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
