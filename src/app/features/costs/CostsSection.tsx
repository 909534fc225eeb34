import type { Property } from '@contract/properties';
import * as messages from '@messages/app/costs';
import styled from 'styled-components';
import { Display2, Stack } from '../../ui/Layout';
import { toPaise } from '../../ui/Money';
import { lazyComponent } from '../../ui/lazyComponent';
import { useInViewport } from '../../ui/useInViewport';
import { EmiSection } from './EmiSection';
import { type EmiChoice, hasEmi } from './emi';
import type { CostsProps } from './parts/Costs';

const Costs = lazyComponent<CostsProps>(
  () => import(/* webpackChunkName: "costs" */ './parts/Costs').then((module) => module.Costs),
  ({ property }) => <BeforeItLoads property={property} />,
);

interface CostsSectionProps {
  property: Property;
  /** The loan, which the page's other parts show, too. */
  choice: EmiChoice;
  onChoose: (choice: EmiChoice) => void;
}

/** What a listing with a price costs: the instalments of a loan, and everything beside the price or the rent. */
export function CostsSection({ property, choice, onChoose }: CostsSectionProps) {
  const [place, near] = useInViewport<HTMLElement>();
  const priceInPaise = property.price === null ? 0 : toPaise(property.price);
  if (priceInPaise <= 0) return null;
  return (
    <>
      {hasEmi(property) && <EmiSection priceInPaise={priceInPaise} choice={choice} onChoose={onChoose} />}
      <Band id="costs" ref={place} aria-labelledby="costs-title">
        <Stack $gap={12}>
          <Display2 id="costs-title">{messages.whatItCosts}</Display2>
          <Reserved>
            {near ? (
              <Costs property={property} priceInPaise={priceInPaise} choice={choice} onChoose={onChoose} />
            ) : (
              <BeforeItLoads property={property} />
            )}
          </Reserved>
        </Stack>
      </Band>
    </>
  );
}

function BeforeItLoads({ property: { purpose } }: Pick<CostsProps, 'property'>) {
  return <p>{messages.beforeItLoads[purpose === 'rent' ? 'rent' : 'buy']}</p>;
}

const Band = styled.section`
  container-type: inline-size;
`;
/** As tall as the sentence and what opens the rest, so that nothing below it moves while they load. */
const Reserved = styled.div`
  min-height: 6rem;
  @media print {
    min-height: 0;
  }
  @media (scripting: none) {
    min-height: 0;
  }
`;
