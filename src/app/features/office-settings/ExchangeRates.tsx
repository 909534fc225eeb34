import { type ForeignCurrency, currencies } from '@contract/currencies';
import { officeLimits } from '@contract/officeLimits';
import type { OfficeExchangeRate } from '@contract/rates';
import * as messages from '@messages/app/officeRates';
import { useState } from 'react';
import styled from 'styled-components';
import { refusalOf, shownError } from '../../api/apiError';
import {
  useChangeOfficeRateMutation,
  useCreateOfficeRateMutation,
  useListOfficeRatesQuery,
} from '../../api/endpoints/officeRatesApi';
import { toastAdded } from '../../flow/toastsSlice';
import { useAppDispatch } from '../../session/storeHooks';
import { color, space } from '../../theme/tokens';
import { dayLabel } from '../../ui/Day';
import { SelectField, TextField } from '../../ui/Field';
import { Soft } from '../../ui/Layout';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { indiaClock } from '../../ui/indiaMoment';
import { ActionForm } from '../../ui/office/ActionForm';
import { OfficeButton } from '../../ui/office/OfficeControls';
import { PartTitle } from '../../ui/office/PartTitle';
import { useDraftFields } from '../../ui/office/useDraftFields';
import { SettingsPart } from './parts/SettingsPart';

const foreign = currencies.filter((one): one is ForeignCurrency => one !== 'INR');

/** Of `/office/settings`: the dated exchange rates. */
export function ExchangeRates() {
  const { data, error, refetch } = useListOfficeRatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [corrected, setCorrected] = useState<OfficeExchangeRate>();
  return (
    <SettingsPart id="settings-rates" title={messages.title} help={messages.help}>
      <QueryView
        what={messages.theRates}
        data={data}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="12rem" role="status" aria-label={messages.loadingRates} />}
      >
        {(rates) => (
          <>
            <List>
              {foreign.map((currency) => {
                // the latest first
                const rate = rates.find((one) => one.currency === currency);
                return rate && <Rate key={currency} rate={rate} />;
              })}
            </List>
            <RateForm
              key={corrected ? `${corrected.id} ${corrected.version}` : 'new'}
              rate={corrected}
              onDone={() => setCorrected(undefined)}
            />
            <details>
              <summary>{messages.earlier}</summary>
              <List>
                {rates
                  .filter(({ currency }) => currency !== 'INR')
                  .map((rate) => (
                    <Rate key={rate.id} rate={rate} onCorrect={() => setCorrected(rate)} />
                  ))}
              </List>
            </details>
          </>
        )}
      </QueryView>
    </SettingsPart>
  );
}

function Rate({ rate, onCorrect }: { rate: OfficeExchangeRate; onCorrect?: () => void }) {
  const { currency, rupees_per_unit: rupees, day, source } = rate;
  const name = messages.names[currency];
  return (
    <div>
      <dt>
        {name} ({currency})
      </dt>
      <dd>
        {messages.rateOf(rupees, dayLabel(day))} <Soft as="span">{source}</Soft>{' '}
        {onCorrect && (
          <OfficeButton
            type="button"
            $kind="quiet"
            aria-label={messages.correctOf(name, dayLabel(day))}
            onClick={onCorrect}
          >
            {messages.correct}
          </OfficeButton>
        )}
      </dd>
    </div>
  );
}

/** Adds a rate, or corrects one. What was typed is kept in this tab until it is saved. */
function RateForm({ rate, onDone }: { rate: OfficeExchangeRate | undefined; onDone: () => void }) {
  const today = indiaClock(Date.now()).date;
  const empty = { currency: 'USD', rupees_per_unit: '', day: today, source: '' };
  const saved = rate
    ? { currency: rate.currency, rupees_per_unit: rate.rupees_per_unit, day: rate.day, source: rate.source }
    : empty;
  const { values, set, reset } = useDraftFields<Record<keyof typeof empty, string>>(
    `office-exchange-rate/${rate?.id ?? 'new'}`,
    saved,
  );
  const [create, creation] = useCreateOfficeRateMutation();
  const [correct, correction] = useChangeOfficeRateMutation();
  const dispatch = useAppDispatch();
  const { isLoading, error } = rate ? correction : creation;
  const { errors, failure } = refusalOf(error, Object.keys(empty));
  const change = (field: keyof typeof empty) => (event: { currentTarget: { value: string } }) =>
    set(field, event.currentTarget.value);
  const send = async () => {
    const { currency, ...fields } = values;
    const { data } = rate
      ? await correct({ id: rate.id, version: rate.version, ...fields })
      : await create({ ...fields, currency: currency as ForeignCurrency });
    if (!data) return;
    reset(empty);
    dispatch(toastAdded('good', rate ? messages.saved : messages.added));
    onDone();
  };
  return (
    <ActionForm
      name={messages.newRate}
      action={rate ? messages.save : messages.add}
      busy={isLoading}
      disabled={[values.rupees_per_unit, values.day, values.source].some((value) => value.trim() === '')}
      failure={failure}
      onSend={() => void send()}
    >
      <PartTitle>
        {rate ? messages.correctRate(messages.names[rate.currency], dayLabel(rate.day)) : messages.newRate}
      </PartTitle>
      {!rate && (
        <SelectField
          label={messages.currency}
          value={values.currency}
          error={errors.currency}
          onChange={change('currency')}
        >
          {foreign.map((one) => (
            <option key={one} value={one}>
              {messages.names[one]} ({one})
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={messages.rupees}
        inputMode="decimal"
        autoComplete="off"
        value={values.rupees_per_unit}
        error={errors.rupees_per_unit}
        onChange={change('rupees_per_unit')}
      />
      <TextField
        label={messages.day}
        type="date"
        max={today}
        value={values.day}
        error={errors.day}
        onChange={change('day')}
      />
      <TextField
        label={messages.source}
        help={messages.sourceHelp}
        maxLength={officeLimits.rateSource}
        value={values.source}
        error={errors.source}
        onChange={change('source')}
      />
      {rate && (
        <OfficeButton
          type="button"
          $kind="quiet"
          onClick={() => {
            reset(saved);
            onDone();
          }}
        >
          {messages.cancel}
        </OfficeButton>
      )}
    </ActionForm>
  );
}

const List = styled.dl`
  display: grid;
  margin: 0;
  > div {
    display: grid;
    gap: 0 ${space[16]};
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: center;
    padding: ${space[8]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
