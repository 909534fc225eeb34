import type { AddOn, Package } from '@contract/packages';
import * as messages from '@messages/app/packages';
import { MessageCircle, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, font, from, radius, size, space } from '../../../theme/tokens';
import { Button, ButtonAnchor, IconButton } from '../../../ui/Button';
import { Display3, Soft } from '../../../ui/Layout';
import { Money, exactMoney } from '../../../ui/Money';
import { priceInPaise, totalInPaise } from '../packageChoice';

interface PackageTotalProps {
  /** Null: add-ons only. */
  chosen: Package | null;
  extras: readonly AddOn[];
  /** Opens the message to the office. */
  href: string;
  onPay: () => void;
  /** The buyer is about to press Pay. */
  onPayIntent: () => void;
  /** Removes the package from the choice. */
  onNoPackage: () => void;
  /** A payment is in progress. */
  locked: boolean;
  /** Add-ons without a package need their listing. */
  needsListing: boolean;
  /** The payment's status. */
  children: ReactNode;
}

/** The choice line by line, its total, and buttons to pay or to ask about it. */
export function PackageTotal({
  chosen,
  extras,
  href,
  onPay,
  onPayIntent,
  onNoPackage,
  locked,
  needsListing,
  children,
}: PackageTotalProps) {
  const total = totalInPaise([chosen, ...extras]);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <Card aria-labelledby="package-total">
      <Display3 as="h2" id="package-total">
        {messages.yourChoice}
      </Display3>
      <Lines>
        {chosen && (
          <div>
            <dt>
              {chosen.name}, {chosen.duration}{' '}
              <Remove
                onClick={onNoPackage}
                disabled={locked || !isHydrated}
                aria-label={messages.removeThePackage(chosen.name)}
              >
                <X size={18} strokeWidth={1.5} aria-hidden />
              </Remove>
            </dt>
            <dd>
              <Money amountInPaise={priceInPaise(chosen)} />
            </dd>
          </div>
        )}
        {extras.map((extra) => (
          <div key={extra.id}>
            <dt>{extra.name}</dt>
            <dd>
              <Money amountInPaise={priceInPaise(extra)} />
            </dd>
          </div>
        ))}
      </Lines>
      <Total role="status">
        <span>{messages.total}</span>{' '}
        <strong>
          <Money amountInPaise={total} />
        </strong>
      </Total>
      <Button
        onClick={onPay}
        onPointerEnter={onPayIntent}
        onFocus={onPayIntent}
        disabled={locked || !isHydrated || total === 0 || needsListing}
      >
        {messages.payAmount(exactMoney(total))}
      </Button>
      {total === 0 && <Small>{messages.chooseAPackageOrAnAdd}</Small>}
      {needsListing && <Small>{messages.chooseTheListing}</Small>}
      {children}
      <Small>{messages.pricesIncludeGst}</Small>
      <ButtonAnchor $kind="quiet" href={href} target="_blank" rel="noreferrer">
        <MessageCircle size={18} strokeWidth={1.5} aria-hidden /> {messages.askOnWhatsApp}
      </ButtonAnchor>
      <noscript>
        <Small>{messages.turnOnJavaScriptToPay}</Small>
      </noscript>
    </Card>
  );
}

const Card = styled.aside`
  display: grid;
  gap: ${space[16]};
  padding: ${space[24]};
  background: ${color.sand100};
  border-radius: ${radius.picture};
  ${from.tablet} {
    position: sticky;
    top: calc(var(--bar) + ${space[24]});
  }
`;
const Lines = styled.dl`
  display: grid;
  gap: ${space[8]};
  div {
    display: flex;
    gap: ${space[16]};
    justify-content: space-between;
  }
  dd {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
const Remove = styled(IconButton)`
  width: 1.75rem;
  height: 1.75rem;
  color: ${color.ink500};
  vertical-align: middle;
  @media (pointer: coarse) {
    width: 2.75rem;
    height: 2.75rem;
  }
`;
const Total = styled.p`
  display: flex;
  gap: ${space[16]};
  align-items: baseline;
  justify-content: space-between;
  padding-top: ${space[16]};
  border-top: 1px solid ${color.sand200};
  strong {
    font: 600 ${size[28]} / 1.2 ${font.display};
    font-variant-numeric: lining-nums;
  }
`;
const Small = styled(Soft)`
  font-size: ${size[14]};
`;
