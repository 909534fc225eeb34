import {
  type Purchase,
  type PurchasePart,
  type Rates,
  gstShare,
  purchaseParts,
  shareOf,
  sumOf,
} from '@contract/costEstimates';
import * as messages from '@messages/app/costs';
import styled from 'styled-components';
import { color, size } from '../../../theme/tokens';
import { CheckList } from '../../../ui/CheckList';
import { Soft, Stack } from '../../../ui/Layout';
import { exactMoney } from '../../../ui/Money';
import { wholeRupees } from '../emi';
import { rateName, shareLabel } from '../rateLabels';
import { CostTable } from './CostTable';

interface PurchaseCostsProps {
  purchase: Purchase;
  rates: Rates;
  state: string;
  /** The loan that the calculator above shows. */
  loanInPaise: number;
  onChange: (buyer: Pick<Purchase, 'women' | 'underConstruction'>) => void;
}

const fiftyLakh = 50_00_000_00;
const rupees = (paise: number) => exactMoney(wholeRupees(paise));

/** The price and all that a buyer pays beside it. */
export function PurchaseCosts({ purchase, rates, state, loanInPaise, onChange }: PurchaseCostsProps) {
  const { priceInPaise, kind, women, underConstruction } = purchase;
  const parts = purchaseParts(purchase, rates);
  const shares: Partial<Record<PurchasePart, number | null | undefined>> = {
    ...rates,
    stamp_duty: (rates.stamp_duty ?? 0) - (women ? (rates.women_concession ?? 0) : 0),
    gst: gstShare(purchase, rates),
  };
  const nameOf = (name: PurchasePart) => {
    const share = shares[name];
    const label = rateName(name, state);
    // the fee at its cap is no share of the price
    const isCapped = name === 'registration' && shareOf(priceInPaise, share) > (rates.registration_cap ?? Infinity);
    return share && !isCapped ? messages.withRate(label, shareLabel(share)) : label;
  };
  return (
    <Stack $gap={16}>
      <Choices>
        <legend>{messages.aboutThePurchase}</legend>
        {Boolean(rates.women_concession) && (
          <label>
            <input
              type="checkbox"
              checked={women}
              onChange={({ target }) => onChange({ women: target.checked, underConstruction })}
            />
            {messages.allBuyersAreWomen}
          </label>
        )}
        {kind !== 'plot' && (
          <label>
            <input
              type="checkbox"
              checked={underConstruction}
              aria-describedby="gst-help"
              onChange={({ target }) => onChange({ women, underConstruction: target.checked })}
            />
            {messages.underConstruction}
          </label>
        )}
        {kind !== 'plot' && <p id="gst-help">{messages.gstHelp}</p>}
      </Choices>
      <CostTable caption={messages.costOfBuying} parts={parts} nameOf={nameOf} />
      <div aria-live="polite">
        {loanInPaise > 0 && <p>{messages.cashNeeded(rupees(sumOf(parts) - loanInPaise), rupees(loanInPaise))}</p>}
      </div>
      {priceInPaise >= fiftyLakh && <Soft>{messages.taxAtSource(rupees(shareOf(priceInPaise, 100)))}</Soft>}
    </Stack>
  );
}

const Choices = styled(CheckList)`
  p {
    grid-column: 1 / -1;
    color: ${color.ink500};
    font-size: ${size[14]};
  }
  @media print {
    display: none;
  }
`;
