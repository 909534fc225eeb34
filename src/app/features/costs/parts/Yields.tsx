import type { Property } from '@contract/properties';
import * as messages from '@messages/app/costs';
import { useState } from 'react';
import styled from 'styled-components';
import { useListPropertiesQuery } from '../../../api/endpoints/propertiesApi';
import { color, font, size, space } from '../../../theme/tokens';
import { Display3, Soft, Stack } from '../../../ui/Layout';
import { toPaise } from '../../../ui/Money';
import { similarRent, yieldsOf } from '../loans';
import { yieldLabel } from '../rateLabels';
import { Rupees, paiseOf } from './Rupees';
import { TwoColumns } from './twoColumns';

interface YieldsProps {
  property: Property;
  priceInPaise: number;
  /** Everything that is paid beside the price. */
  costsInPaise: number;
}

const paiseIn = (rupees: string | null) => (rupees === null ? 0 : toPaise(rupees));

/** Gross and net yield for a rent, which similar listings suggest. */
export function Yields({ property, priceInPaise, costsInPaise }: YieldsProps) {
  const { city, property_type: type, size: area, hoa_fees: society, property_tax: tax } = property;
  const { data } = useListPropertiesQuery({ purpose: 'rent', type: [type.name], city: [city.name], limit: 24 });
  const suggested = similarRent(
    (data?.rows ?? []).map((row) => ({ rentInPaise: row.price === null ? null : toPaise(row.price), size: row.size })),
    area,
  );
  const [typed, setTyped] = useState<string | null>(null);
  const [charges, setCharges] = useState(() => String((paiseIn(society) * 12 + paiseIn(tax)) / 100));
  const rent = typed ?? (suggested ? String(suggested.rentInPaise / 100) : '');
  const { gross, net } = yieldsOf({
    priceInPaise,
    costsInPaise,
    rentInPaise: paiseOf(rent),
    chargesInPaise: paiseOf(charges),
  });
  return (
    <Stack $gap={16}>
      <Display3>{messages.asAnInvestment}</Display3>
      <TwoColumns>
        <Rupees
          label={messages.expectedRent}
          help={suggested ? messages.fromSimilar(suggested.count, city.name) : messages.askRent}
          value={rent}
          onChange={setTyped}
        />
        <Rupees label={messages.yearlyCharges} help={messages.chargesHelp} value={charges} onChange={setCharges} />
      </TwoColumns>
      {Number(rent) > 0 && (
        <Figures aria-live="polite">
          <div>
            <dt>{messages.grossYield}</dt>
            <dd>{yieldLabel(gross)}</dd>
          </div>
          <div>
            <dt>{messages.netYield}</dt>
            <dd>{yieldLabel(net)}</dd>
          </div>
        </Figures>
      )}
      <Soft>{messages.yieldNote}</Soft>
    </Stack>
  );
}

const Figures = styled.dl`
  display: flex;
  gap: ${space[48]};
  margin: 0;
  dt {
    color: ${color.ink500};
    font-size: ${size[14]};
  }
  dd {
    margin: 0;
    font: 600 ${size[28]} / 1.3 ${font.display};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
