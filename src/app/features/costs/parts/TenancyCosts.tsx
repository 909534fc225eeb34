import { type Rates, type TenancyPart, tenancyParts, usualTenancy } from '@contract/costEstimates';
import * as messages from '@messages/app/costs';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { Soft, Stack } from '../../../ui/Layout';
import { rateName, shareLabel } from '../rateLabels';
import { ChoiceField } from './ChoiceField';
import { CostTable } from './CostTable';
import { twoColumns } from './twoColumns';

const options = {
  deposit: { min: 0, max: 12, step: 1, usual: usualTenancy.deposit },
  months: { min: 1, max: 60, step: 1, usual: usualTenancy.months },
} as const;

/** In months. */
export interface Tenancy {
  deposit: number;
  months: number;
}

interface TenancyCostsProps {
  rentInPaise: number;
  rates: Rates;
  state: { code: string; name: string };
  tenancy: Tenancy;
  onChange: (tenancy: Tenancy) => void;
}

/** What a tenant pays before moving in. */
export function TenancyCosts({ rentInPaise, rates, state, tenancy, onChange }: TenancyCostsProps) {
  const { deposit, months } = tenancy;
  const parts = tenancyParts({ rentInPaise, months, depositInPaise: rentInPaise * deposit }, rates);
  const nameOf = (name: TenancyPart) => {
    const label = rateName(name, state.code);
    return name === 'licence_duty' && rates.licence_duty
      ? messages.withRate(label, shareLabel(rates.licence_duty))
      : label;
  };
  return (
    <Columns>
      <Fields role="group" aria-label={messages.aboutTheTenancy}>
        <ChoiceField
          label={messages.depositMonths}
          unit={messages.monthsOfRent}
          value={deposit}
          range={options.deposit}
          onChoose={(chosen) => onChange({ deposit: chosen, months })}
        />
        <ChoiceField
          label={messages.term}
          unit={messages.months}
          value={months}
          range={options.months}
          onChoose={(chosen) => onChange({ deposit, months: chosen })}
        />
      </Fields>
      <Stack $gap={16}>
        <CostTable caption={messages.costOfMovingIn} parts={parts} nameOf={nameOf} />
        {!rates.licence_duty && <Soft>{messages.askAboutDuty(state.name)}</Soft>}
      </Stack>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[24]};
  ${twoColumns} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    gap: ${space[32]};
  }
`;
const Fields = styled.div`
  display: grid;
  gap: ${space[24]};
  align-content: start;
  @media print {
    display: none;
  }
`;
