import type { OfficeCostRegion } from '@contract/costs';
import { type CostRateName, costRates, ratesOf } from '@contract/costRates';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/app/officeCosts';
import { refusalOf } from '../../../api/apiError';
import { useChangeCostRatesMutation } from '../../../api/endpoints/officeCostsApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { SelectField, TextField } from '../../../ui/Field';
import { indiaClock } from '../../../ui/indiaMoment';
import { ActionForm } from '../../../ui/office/ActionForm';
import { PartTitle } from '../../../ui/office/PartTitle';
import { useDraftFields } from '../../../ui/office/useDraftFields';
import { readRate } from '../newRate';
import { rateName } from '../rateLabels';

const empty = { name: '', value: '', from: '', source: '' };

/** Adds the rate that follows the one in force. What was typed is kept in this tab until it is saved. */
export function NewRate({ region: { id, version, code } }: { region: OfficeCostRegion }) {
  const { values, set, reset } = useDraftFields(`office-cost-rate/${id}`, empty);
  const [save, { isLoading, error }] = useChangeCostRatesMutation();
  const dispatch = useAppDispatch();
  const names = ratesOf(code);
  const name = names.find((one) => one === values.name) ?? (names[0] as CostRateName);
  const { unit } = costRates[name];
  const value = readRate(values.value, unit);
  const { errors, failure } = refusalOf(error, ['name', 'value', 'effective_from', 'source']);
  const change = (field: keyof typeof empty) => (event: { currentTarget: { value: string } }) =>
    set(field, event.currentTarget.value);
  const send = async () => {
    if (value === undefined) return;
    const rate = { name, value, effective_from: values.from, source: values.source };
    const { data } = await save({ id, version, rate });
    if (!data) return;
    reset(empty);
    dispatch(toastAdded('good', messages.added));
  };
  return (
    <ActionForm
      name={messages.newRate}
      action={messages.add}
      busy={isLoading}
      disabled={value === undefined || values.from === '' || values.source.trim() === ''}
      failure={failure}
      onSend={() => void send()}
    >
      <PartTitle>{messages.newRate}</PartTitle>
      <SelectField label={messages.rate} value={name} error={errors.name} onChange={change('name')}>
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
        onChange={change('value')}
      />
      <TextField
        label={messages.effectiveFrom}
        help={messages.effectiveHelp}
        type="date"
        min={indiaClock(Date.now()).date}
        value={values.from}
        error={errors.effective_from}
        onChange={change('from')}
      />
      <TextField
        label={messages.source}
        help={messages.sourceHelp}
        maxLength={officeLimits.rateSource}
        value={values.source}
        error={errors.source}
        onChange={change('source')}
      />
    </ActionForm>
  );
}
