import type { OfficeCostRegion } from '@contract/costs';
import { type CostRateName, costRates, ratesOf } from '@contract/costRates';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/app/officeCosts';
import { useState } from 'react';
import { errorMessage, fieldErrors } from '../../../api/apiError';
import { useChangeCostRatesMutation } from '../../../api/endpoints/officeCostsApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { formDraft } from '../../../platform/formDraft';
import { useAppDispatch } from '../../../session/storeHooks';
import { SelectField, TextField } from '../../../ui/Field';
import { indiaClock } from '../../../ui/indiaMoment';
import { ActionForm } from '../../../ui/office/ActionForm';
import { PartTitle } from '../../../ui/office/PartTitle';
import { readRate } from '../newRate';
import { rateName } from '../rateLabels';

const empty = { name: '', value: '', from: '', source: '' };

/** Adds the rate that follows the one in force. What was typed is kept in this tab until it is saved. */
export function NewRate({ region: { id, version, code } }: { region: OfficeCostRegion }) {
  const draft = `office-cost-rate/${id}`;
  const [values, setValues] = useState(() => ({ ...empty, ...formDraft.read(draft) }));
  const [change, { isLoading, error }] = useChangeCostRatesMutation();
  const dispatch = useAppDispatch();
  const names = ratesOf(code);
  const name = names.find((one) => one === values.name) ?? (names[0] as CostRateName);
  const { unit } = costRates[name];
  const value = readRate(values.value, unit);
  const errors = fieldErrors(error);
  const named = ['name', 'value', 'effective_from', 'source'].some((field) => errors[field]);
  const set = (field: keyof typeof empty) => (event: { currentTarget: { value: string } }) => {
    const text = event.currentTarget.value;
    setValues((before) => ({ ...before, [field]: text }));
    formDraft.keep(draft, { [field]: text });
  };
  const send = async () => {
    if (value === undefined) return;
    const rate = { name, value, effective_from: values.from, source: values.source };
    const { data } = await change({ id, version, rate });
    if (!data) return;
    formDraft.forget(draft);
    setValues(empty);
    dispatch(toastAdded('good', messages.added));
  };
  return (
    <ActionForm
      name={messages.newRate}
      action={messages.add}
      busy={isLoading}
      disabled={value === undefined || values.from === '' || values.source.trim() === ''}
      failure={error !== undefined && !named ? (Object.values(errors)[0] ?? errorMessage(error)) : undefined}
      onSend={() => void send()}
    >
      <PartTitle>{messages.newRate}</PartTitle>
      <SelectField label={messages.rate} value={name} error={errors.name} onChange={set('name')}>
        {names.map((one) => (
          <option key={one} value={one}>
            {rateName(one, code)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={messages.valueAs[unit]}
        help={messages.emptyIsNone}
        inputMode="decimal"
        autoComplete="off"
        value={values.value}
        error={value === undefined ? messages.wrongValue[unit] : errors.value}
        onChange={set('value')}
      />
      <TextField
        label={messages.effectiveFrom}
        help={messages.effectiveHelp}
        type="date"
        min={indiaClock(Date.now()).date}
        value={values.from}
        error={errors.effective_from}
        onChange={set('from')}
      />
      <TextField
        label={messages.source}
        help={messages.sourceHelp}
        maxLength={officeLimits.rateSource}
        value={values.source}
        error={errors.source}
        onChange={set('source')}
      />
    </ActionForm>
  );
}
