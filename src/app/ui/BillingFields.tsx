import * as messages from '@messages/app/ui';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, space } from '../theme/tokens';
import { TextArea, TextField } from './Field';
import { lazyComponent } from './lazyComponent';

const BillingPlaces = lazyComponent(() =>
  import(/* webpackChunkName: "billing-places" */ './BillingPlaces').then((module) => module.BillingPlaces),
);

/** Maximum lengths, as in the contract. */
const most = { name: 120, address: 400, place: 80, zip: 12 } as const;

interface Billing {
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  gstin: string;
}

/** The values of these fields. */
export function readBilling(form: HTMLFormElement): Billing {
  const entered = new FormData(form);
  const text = (name: keyof Billing) => String(entered.get(name) ?? '').trim();
  const gstin = text('gstin').replace(/\s/g, '').toUpperCase();
  return {
    name: text('name'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    country: text('country'),
    gstin,
  };
}

interface BillingFieldsProps {
  info: Partial<Billing> | null | undefined;
  errors: Readonly<Record<string, string | undefined>>;
  /** The error, if it belongs to no single field. */
  failure?: ReactNode;
}

/** The billing details for invoices. */
export function BillingFields({ info, errors, failure }: BillingFieldsProps) {
  const list = useId();
  return (
    <>
      <TextField
        label={messages.nameOrCompany}
        name="name"
        required
        autoComplete="billing name"
        maxLength={most.name}
        defaultValue={info?.name}
        error={errors.name}
        autoFocus
      />
      <TextArea
        label={messages.address}
        name="address"
        required
        rows={2}
        autoComplete="billing street-address"
        maxLength={most.address}
        defaultValue={info?.address}
        error={errors.address}
      />
      <Pair>
        <TextField
          label={messages.city}
          name="city"
          required
          autoComplete="billing address-level2"
          maxLength={most.place}
          defaultValue={info?.city}
          error={errors.city}
        />
        <TextField
          label={messages.state}
          name="state"
          list={`${list}-states`}
          help={messages.neededInIndia}
          autoComplete="billing address-level1"
          maxLength={most.place}
          defaultValue={info?.state}
          error={errors.state}
        />
        <TextField
          label={messages.pinCode}
          name="zip"
          optional
          autoComplete="billing postal-code"
          maxLength={most.zip}
          defaultValue={info?.zip}
          error={errors.zip}
        />
        <TextField
          label={messages.country}
          name="country"
          list={`${list}-countries`}
          required
          autoComplete="billing country-name"
          maxLength={most.place}
          defaultValue={info?.country ?? 'India'}
          error={errors.country}
        />
      </Pair>
      <BillingPlaces list={list} />
      <TextField
        label={messages.gstin}
        name="gstin"
        optional
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        help={messages.forCompanies}
        defaultValue={info?.gstin}
        error={errors.gstin}
      />
      {failure && (
        <Failure role="alert">
          <CircleAlert size={18} strokeWidth={1.5} aria-hidden />
          {failure} {messages.yourInputIsStillHere}
        </Failure>
      )}
    </>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${space[16]};
  align-items: end;
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;
const Failure = styled.p`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  color: ${color.claret700};
  svg {
    flex: none;
  }
`;
