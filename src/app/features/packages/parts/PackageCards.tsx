import type { Package } from '@contract/packages';
import * as messages from '@messages/app/packages';
import { Building2, Check, House, Package as Parcel, Star } from 'lucide-react';
import styled from 'styled-components';
import { color, font, from, radius, size, space } from '../../../theme/tokens';
import { Display2, Soft } from '../../../ui/Layout';
import { Money } from '../../../ui/Money';
import { replayEarlyInput } from '../../../ui/replayEarlyInput';
import { packageForm, priceInPaise } from '../packageChoice';

const icons: Readonly<Record<string, typeof House>> = { home: House, star: Star, building: Building2 };
const colours: Readonly<Record<string, string>> = { leaf: color.leaf700, brass: color.brass500, ink: color.ink700 };

interface PackageCardsProps {
  packages: readonly Package[];
  /** `none`: add-ons only. */
  chosenId: number | 'none';
  /** A payment is in progress: the choice is locked. */
  locked: boolean;
  onChoose: (id: number | 'none') => void;
}

/** The packages side by side; one of them is selected, or none for add-ons only. */
export function PackageCards({ packages, chosenId, locked, onChoose }: PackageCardsProps) {
  return (
    <Group disabled={locked}>
      <legend>
        <Display2>{messages.packages}</Display2>
      </legend>
      <Cards>
        {packages.map((each) => (
          <Card key={each.id} shown={each} chosen={each.id === chosenId} onChoose={() => onChoose(each.id)} />
        ))}
      </Cards>
      <None>
        <input
          ref={replayEarlyInput}
          type="radio"
          form={packageForm}
          name="package"
          value="none"
          checked={chosenId === 'none'}
          onChange={() => onChoose('none')}
          aria-describedby="package-none"
        />
        <span>{messages.noPackage}</span> <NoneHelp id="package-none">{messages.buyAddOnsAlone}</NoneHelp>
      </None>
    </Group>
  );
}

function Card({
  shown: { id, name, price, duration, popular, description, features, colour, icon },
  chosen,
  onChoose,
}: {
  shown: Package;
  chosen: boolean;
  onChoose: () => void;
}) {
  const Icon = icons[icon] ?? Parcel;
  const key = `package-${id}`;
  return (
    <Item $line={colours[colour] ?? color.brass500} $chosen={chosen}>
      <Row>
        <Icon size={24} strokeWidth={1.5} aria-hidden />
        {popular && <Popular id={`${key}-popular`}>{messages.mostPopular}</Popular>}
      </Row>
      <Name>{name}</Name>
      <p id={`${key}-price`}>
        <Price>
          <Money amountInPaise={priceInPaise({ price })} />
        </Price>{' '}
        <Period>{messages.forDuration(duration)}</Period>
      </p>
      <Soft>{description}</Soft>
      <Features>
        {features.map((feature) => (
          <li key={feature}>
            <Check size={18} strokeWidth={1.5} aria-hidden />
            {feature}
          </li>
        ))}
      </Features>
      <Choose>
        <input
          ref={replayEarlyInput}
          type="radio"
          form={packageForm}
          name="package"
          value={id}
          checked={chosen}
          onChange={onChoose}
          aria-describedby={`${key}-price${popular ? ` ${key}-popular` : ''}`}
        />
        <span>{chosen ? messages.isChosen(name) : messages.chooseName(name)}</span>
      </Choose>
    </Item>
  );
}

const Group = styled.fieldset`
  legend {
    padding: 0 0 ${space[24]};
  }
`;
const Cards = styled.ul`
  display: grid;
  gap: ${space[24]};
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const Item = styled.li<{ $line: string; $chosen: boolean }>`
  position: relative;
  display: grid;
  grid-template-rows: auto auto auto auto 1fr auto;
  gap: ${space[12]};
  align-content: start;
  padding: ${space[24]};
  background: ${color.raised};
  border: 1px solid ${({ $chosen }) => ($chosen ? color.brass700 : color.sand200)};
  border-top: 3px solid ${({ $line }) => $line};
  border-radius: ${radius.picture};
  ${({ $chosen }) => $chosen && `box-shadow: 0 0 0 1px ${color.brass700};`}
  &:hover {
    border-color: ${color.brass700};
  }
`;
const None = styled.label`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
  align-items: center;
  min-height: 2.75rem;
  margin-top: ${space[16]};
  font-weight: 500;
  cursor: pointer;
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.brass700};
    flex: none;
  }
`;
const NoneHelp = styled.small`
  font-size: ${size[14]};
  font-weight: 400;
  color: ${color.ink500};
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 2rem;
  color: ${color.brass700};
`;
const Popular = styled.span`
  padding: ${space[4]} ${space[12]};
  border: 1px solid currentColor;
  border-radius: 999px;
  font-size: ${size[14]};
  line-height: 1.3;
`;
const Name = styled.h3`
  font: 600 ${size[28]} / 1.2 ${font.display};
`;
const Price = styled.strong`
  font: 600 ${size[40]} / 1.1 ${font.display};
  font-variant-numeric: lining-nums;
`;
const Period = styled.span`
  color: ${color.ink500};
`;
const Features = styled.ul`
  display: grid;
  gap: ${space[8]};
  align-content: start;
  li {
    display: flex;
    gap: ${space[8]};
    align-items: start;
  }
  svg {
    flex: none;
    margin-top: 0.2em;
    color: ${color.leaf700};
  }
`;
const Choose = styled.label`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  min-height: 2.75rem;
  font-weight: 500;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.brass700};
    flex: none;
  }
  input,
  span {
    position: relative;
    z-index: 1;
  }
`;
