import type { CostRate, OfficeCostRegion } from '@contract/costs';
import { ratesOf } from '@contract/costRates';
import * as messages from '@messages/app/officeCosts';
import styled from 'styled-components';
import { errorMessage } from '../../../api/apiError';
import { useChangeCostRatesMutation } from '../../../api/endpoints/officeCostsApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { color, space } from '../../../theme/tokens';
import { dayLabel } from '../../../ui/Day';
import { Soft, Stack } from '../../../ui/Layout';
import { indiaClock } from '../../../ui/indiaMoment';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { DetailHead } from '../../../ui/office/OfficePage';
import { PartTitle } from '../../../ui/office/PartTitle';
import { rateName, rateValue } from '../rateLabels';
import { NewRate } from './NewRate';

/** A region's rates in force and those that come, the form for a new one, and all versions. */
export function RegionRates({ region }: { region: OfficeCostRegion }) {
  const { id, version, code, name, rates } = region;
  const [change, { isLoading }] = useChangeCostRatesMutation();
  const dispatch = useAppDispatch();
  const today = indiaClock(Date.now()).date;
  const withdraw = async (rate: number) => {
    const { error } = await change({ id, version, withdraw: rate });
    dispatch(error === undefined ? toastAdded('good', messages.withdrawn) : toastAdded('bad', errorMessage(error)));
  };
  return (
    <Stack $gap={24}>
      <DetailHead>
        <h2>{name}</h2>
      </DetailHead>
      <section aria-label={messages.inForce}>
        <PartTitle>{messages.inForce}</PartTitle>
        <List>
          {ratesOf(code).map((each) => {
            // the latest first
            const versions = rates.filter((rate) => rate.name === each);
            const current = versions.find(({ effective_from: from }) => from <= today);
            const coming = versions.filter(({ effective_from: from }) => from > today).reverse();
            return (
              <div key={each}>
                <dt>{rateName(each, code)}</dt>
                <dd>
                  <strong>{rateValue(each, current?.value ?? null)}</strong>{' '}
                  {current && <Soft as="span">{messages.since(dayLabel(current.effective_from))}</Soft>}
                </dd>
                {coming.map((rate) => (
                  <dd key={rate.id}>
                    {messages.from(rateValue(each, rate.value), dayLabel(rate.effective_from))}{' '}
                    <OfficeButton
                      $kind="quiet"
                      disabled={isLoading}
                      aria-label={messages.withdrawOf(rateName(each, code))}
                      onClick={() => void withdraw(rate.id)}
                    >
                      {messages.withdraw}
                    </OfficeButton>
                  </dd>
                ))}
              </div>
            );
          })}
        </List>
      </section>
      <NewRate key={version} region={region} />
      <Versions rates={rates} code={code} />
    </Stack>
  );
}

function Versions({ rates, code }: { rates: readonly CostRate[]; code: string }) {
  return (
    <details>
      <summary>{messages.history}</summary>
      <List>
        {rates.map(({ id, name, value, effective_from: from, source }) => (
          <div key={id}>
            <dt>{rateName(name, code)}</dt>
            <dd>
              {messages.from(rateValue(name, value), dayLabel(from))} <Soft as="span">{source}</Soft>
            </dd>
          </div>
        ))}
      </List>
    </details>
  );
}

const List = styled.dl`
  display: grid;
  margin: 0;
  > div {
    display: grid;
    gap: 0 ${space[16]};
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    padding: ${space[8]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
  dd {
    grid-column: 2;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
