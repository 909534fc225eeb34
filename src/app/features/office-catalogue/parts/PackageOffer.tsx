import type { OfficePackage } from '@contract/officeCatalogue';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/app/officeCatalogue';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddPackageMutation, useChangePackageMutation } from '../../../api/endpoints/officeCatalogueApi';
import { SelectField, TextArea } from '../../../ui/Field';
import { ActionForm } from '../../../ui/office/ActionForm';
import { useDraftFields } from '../../../ui/office/useDraftFields';
import { PartTitle } from '../../../ui/office/PartTitle';
import { currentOf, wholeOf } from '../catalogueLabels';
import { type FieldsProps, NameFields, NumberField, OfferDetail, PriceForm } from './OfferParts';
import { useSaid } from './useSaid';
import { refusalOf } from '../../../api/apiError';

type Colour = keyof typeof messages.colours;
type Icon = keyof typeof messages.icons;
const { catalogue: limits } = officeLimits;
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const textsOf = (offer?: OfficePackage) => ({
  name: offer?.name ?? '',
  description: offer?.description ?? '',
  features: offer?.features.join('\n') ?? '',
  colour: offer?.colour ?? 'leaf',
  icon: offer?.icon ?? 'home',
  popular: offer?.popular ? 'yes' : '',
});
const toTexts = (values: ReturnType<typeof textsOf>) => ({
  name: values.name,
  description: values.description,
  features: linesOf(values.features),
  colour: values.colour as Colour,
  icon: values.icon as Icon,
  popular: values.popular === 'yes',
});

const termsOf = (offer?: Pick<OfficePackage, 'versions'>) => {
  const current = offer && currentOf(offer.versions);
  const text = (number: number | null | undefined) => (typeof number === 'number' ? String(number) : '');
  return {
    price: text(current?.price),
    days: text(current?.duration_in_days),
    slots: text(current?.slots),
    contacts: text(current?.contacts),
    date: '',
    time: '',
  };
};
const toTerms = ({ price, days, slots, contacts }: ReturnType<typeof termsOf>) => ({
  price: Number(price),
  duration_in_days: Number(days),
  slots: wholeOf(slots),
  contacts: wholeOf(contacts),
});

/** A package: its prices over time, a new price, its texts, and whether it is on sale. */
export function PackageOffer({ offer }: { offer: OfficePackage }) {
  const { id, version } = offer;
  const [change, { isLoading }] = useChangePackageMutation();
  return (
    <OfferDetail offer={offer} busy={isLoading} change={(fields) => change({ id, version, ...fields })}>
      <NewPrice key={version} offer={offer} />
      <Texts offer={offer} />
    </OfferDetail>
  );
}

function NewPrice({ offer: { id, version, ...offer } }: { offer: OfficePackage }) {
  const [change, { isLoading, error }] = useChangePackageMutation();
  const { values, isChanged, set, reset } = useDraftFields(`office-package-price/${id}`, termsOf(offer));
  const { errors, failure } = refusalOf(error, [
    'price',
    'duration_in_days',
    'slots',
    'contacts',
    'begins_at',
    'offer',
  ]);
  const said = useSaid();
  const send = async (begins: string | null) => {
    const { data } = await change({
      id,
      version,
      offer: { ...toTerms(values), ...(begins && { begins_at: begins }) },
    });
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
      isComplete={isChanged && values.price !== '' && values.days !== ''}
      failure={failure}
      onSend={send}
    >
      <TermFields values={values} errors={errors} set={set} />
    </PriceForm>
  );
}

function TermFields({ values, errors, set }: FieldsProps<ReturnType<typeof termsOf>>) {
  return (
    <>
      <NumberField
        label={messages.priceInRupees}
        value={values.price}
        error={errors.price}
        onChange={(value) => set('price', value)}
      />
      <NumberField
        label={messages.days}
        value={values.days}
        error={errors.duration_in_days}
        onChange={(value) => set('days', value)}
      />
      <NumberField
        label={messages.slots}
        value={values.slots}
        help={messages.unlimitedIfEmpty}
        error={errors.slots}
        onChange={(value) => set('slots', value)}
      />
      <NumberField
        label={messages.contacts}
        value={values.contacts}
        help={messages.unlimitedIfEmpty}
        error={errors.contacts}
        onChange={(value) => set('contacts', value)}
      />
    </>
  );
}

function Texts({ offer }: { offer: OfficePackage }) {
  const [change, { isLoading, error }] = useChangePackageMutation();
  const { values, isChanged, set, reset } = useDraftFields(`office-package/${offer.id}`, textsOf(offer));
  const { errors, failure } = refusalOf(error, ['name', 'description', 'features']);
  const said = useSaid();
  const send = async () => {
    const { data } = await change({ id: offer.id, version: offer.version, ...toTexts(values) });
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

function TextFields({ values, errors, set }: FieldsProps<ReturnType<typeof textsOf>>) {
  return (
    <>
      <NameFields values={values} errors={errors} set={set} />
      <TextArea
        label={messages.features}
        help={messages.onePerLine(limits.features)}
        rows={5}
        value={values.features}
        error={errors.features}
        onChange={({ currentTarget }) => set('features', currentTarget.value)}
      />
      <SelectField
        label={messages.colour}
        value={values.colour}
        onChange={({ currentTarget }) => set('colour', currentTarget.value)}
      >
        {Object.entries(messages.colours).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={messages.icon}
        value={values.icon}
        onChange={({ currentTarget }) => set('icon', currentTarget.value)}
      >
        {Object.entries(messages.icons).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <label>
        <input
          type="checkbox"
          checked={values.popular === 'yes'}
          onChange={({ currentTarget }) => set('popular', currentTarget.checked ? 'yes' : '')}
        />{' '}
        {messages.popular}
      </label>
    </>
  );
}

/** A new package, for sale at once. */
export function NewPackageForm() {
  const [add, { isLoading, error }] = useAddPackageMutation();
  const [clientId] = useState(() => crypto.randomUUID());
  const texts = useDraftFields('office-package/new', textsOf());
  const terms = useDraftFields('office-package-price/new', termsOf());
  const { errors, failure } = refusalOf(error, ['name', 'description', 'features', 'price', 'duration_in_days']);
  const navigate = useNavigate();
  const said = useSaid();
  const send = async () => {
    const { data } = await add({ client_id: clientId, ...toTexts(texts.values), ...toTerms(terms.values) });
    if (!data) return;
    texts.reset(textsOf());
    terms.reset(termsOf());
    said(messages.added);
    void navigate(`/office/packages?open=${data.id}`, { replace: true });
  };
  const isComplete =
    texts.values.name.trim() && texts.values.description.trim() && terms.values.price && terms.values.days;
  return (
    <ActionForm
      name={messages.newPackage}
      kind="primary"
      action={messages.add}
      busy={isLoading}
      disabled={!isComplete}
      failure={failure}
      onSend={() => void send()}
    >
      <h2>{messages.newPackage}</h2>
      <TextFields values={texts.values} errors={errors} set={texts.set} />
      <TermFields values={terms.values} errors={errors} set={terms.set} />
    </ActionForm>
  );
}
