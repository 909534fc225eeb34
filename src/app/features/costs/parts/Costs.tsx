import {
  type Purchase,
  purchaseKindOf,
  purchaseParts,
  ratesOn,
  sumOf,
  tenancyParts,
  usualTenancy,
} from '@contract/costEstimates';
import type { CostRegion } from '@contract/costs';
import type { Property } from '@contract/properties';
import { india } from '@contract/costRates';
import { stateOf } from '@contract/states';
import * as messages from '@messages/app/costs';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { shownError } from '../../../api/apiError';
import { useListCostRatesQuery } from '../../../api/endpoints/costsApi';
import { color, size, space } from '../../../theme/tokens';
import { dayLabel } from '../../../ui/Day';
import { Display3, Soft, Stack } from '../../../ui/Layout';
import { exactMoney } from '../../../ui/Money';
import { OnDemand } from '../../../ui/OnDemand';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { indiaClock } from '../../../ui/indiaMoment';
import { type EmiChoice, hasEmi, loanFor, wholeRupees } from '../emi';
import { rateName, rateValue, shareLabel } from '../rateLabels';
import { Eligibility } from './Eligibility';
import { EmiCalculator } from './EmiCalculator';
import { LoanChart } from './LoanChart';
import { PurchaseCosts } from './PurchaseCosts';
import { type Tenancy, TenancyCosts } from './TenancyCosts';
import { Yields } from './Yields';

export interface CostsProps {
  property: Property;
  priceInPaise: number;
  choice: EmiChoice;
  onChoose: (choice: EmiChoice) => void;
}

const rupees = (paise: number) => exactMoney(wholeRupees(paise));

/**
 * What a listing costs, by its purpose, with the rates of its state on the day it is read: its sum in a sentence, and
 * everything that makes it on demand.
 */
export function Costs(props: CostsProps) {
  const { data, error, refetch } = useListCostRatesQuery();
  return (
    <QueryView
      what={messages.theRates}
      data={data}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      skeleton={<Skeleton $height="6rem" role="status" aria-label={messages.loadingRates} />}
    >
      {(regions) => {
        const state = regions.find(({ code }) => code === stateOf(props.property.city.name));
        const everywhere = regions.find(({ code }) => code === india);
        if (!state || !everywhere) return <p>{messages.noRates}</p>;
        return <Estimates {...props} state={state} everywhere={everywhere} />;
      }}
    </QueryView>
  );
}

function Estimates({
  property,
  priceInPaise,
  choice,
  onChoose,
  state,
  everywhere,
}: CostsProps & { state: CostRegion; everywhere: CostRegion }) {
  const day = indiaClock(Date.now()).date;
  const rates = useMemo(
    () => ({ ...ratesOn(everywhere.rates, day), ...ratesOn(state.rates, day) }),
    [everywhere, state, day],
  );
  const isRent = property.purpose === 'rent';
  const given = { priceInPaise, kind: purchaseKindOf(property.property_type.name), carpetArea: property.size };
  const loan = loanFor(priceInPaise, choice);
  const [buyer, setBuyer] = useState({ women: false, underConstruction: false });
  const [tenancy, setTenancy] = useState<Tenancy>(usualTenancy);
  const purchase: Purchase = { ...given, ...buyer };
  const resale: Purchase = { ...given, women: false, underConstruction: false };
  const depositInPaise = priceInPaise * tenancy.deposit;
  const parts = isRent
    ? tenancyParts({ rentInPaise: priceInPaise, months: tenancy.months, depositInPaise }, rates)
    : purchaseParts(purchase, rates);
  const total = sumOf(parts);
  const beside = total - priceInPaise;
  const sentence = isRent
    ? messages.beforeMovingIn(rupees(total), rupees(depositInPaise))
    : messages.inAll(rupees(total), rupees(beside), shareLabel(Math.round((beside / priceInPaise) * 10_000)));
  return (
    <Stack $gap={12}>
      <p aria-live="polite">
        <span key={sentence}>{sentence}</span>
      </p>
      <OnDemand summary={messages.howItAddsUp}>
        <Stack $gap={32}>
          {isRent ? (
            <TenancyCosts
              rentInPaise={priceInPaise}
              rates={rates}
              state={state}
              tenancy={tenancy}
              onChange={setTenancy}
            />
          ) : (
            <PurchaseCosts
              purchase={purchase}
              rates={rates}
              state={state.code}
              loanInPaise={loan.amountInPaise}
              onChange={setBuyer}
            />
          )}
          {property.purpose === 'invest' && (
            <Yields
              property={property}
              priceInPaise={priceInPaise}
              costsInPaise={sumOf(purchaseParts(resale, rates)) - priceInPaise}
            />
          )}
          {!isRent && !hasEmi(property) && (
            <Stack $gap={16}>
              <Display3>{messages.ifYouBorrow}</Display3>
              <EmiCalculator priceInPaise={priceInPaise} choice={choice} onChoose={onChoose} />
            </Stack>
          )}
          {!isRent && <LoanChart loan={loan} />}
          {!isRent && (
            <NotOnPaper>
              <Eligibility priceInPaise={priceInPaise} loan={loan} rates={rates} />
            </NotOnPaper>
          )}
          <Small>{messages.estimate(dayLabel(day))}</Small>
          <Sources state={state} everywhere={everywhere} day={day} isRent={isRent} />
        </Stack>
      </OnDemand>
    </Stack>
  );
}

interface SourcesProps {
  state: CostRegion;
  everywhere: CostRegion;
  day: string;
  isRent: boolean;
}

const ofRent = /^licence|^rent_|^gst_brokerage/;
const ofBoth = 'gst_brokerage';

/** Each rate in force that counts here, since when, and where it was read. */
function Sources({ state, everywhere, day, isRent }: SourcesProps) {
  const all = [...state.rates, ...everywhere.rates].filter(
    ({ name, effective_from: from }) => from <= day && (name === ofBoth || ofRent.test(name) === isRent),
  );
  // the latest of each name comes first
  const current = all.filter(({ name }, place) => all.findIndex((one) => one.name === name) === place);
  return (
    <details>
      <summary>{messages.whereRatesComeFrom}</summary>
      <List>
        {current.map(({ id, name, value, effective_from: from, source }) => (
          <div key={id}>
            <dt>{rateName(name, state.code)}</dt>
            <dd>{messages.rateSince(rateValue(name, value), dayLabel(from), source)}</dd>
          </div>
        ))}
      </List>
    </details>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space[8]};
  padding-top: ${space[8]};
  font-size: ${size[14]};
  dd {
    margin: 0;
    color: ${color.ink500};
  }
`;
const Small = styled(Soft)`
  max-width: 68ch;
  font-size: ${size[14]};
`;
const NotOnPaper = styled.div`
  @media print {
    display: none;
  }
`;
