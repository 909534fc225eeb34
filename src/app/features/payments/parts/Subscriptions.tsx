import type { Subscription } from '@contract/payments';
import * as messages from '@messages/app/payments';
import { useState } from 'react';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../../../theme/tokens';
import { Button, ButtonLink } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { ownDay } from '../../../ui/days';
import { Soft, Stack } from '../../../ui/Layout';
import { Money, exactMoney, toPaise } from '../../../ui/Money';
import { Notice } from '../../../ui/Notice';
import { subscriptionLabel } from '../paymentLabels';
import { ListingAllowance } from '../ListingAllowance';
import { BoughtAddOns } from './BoughtAddOns';
import { Rich } from '../../../ui/Rich';

type Upgrade = Subscription['upgrades'][number];
interface SubscriptionsProps {
  subscriptions: readonly Subscription[];
  /** Absent while something is paid. */
  onUpgrade?: ((from: Subscription, to: Upgrade) => void) | undefined;
}

/** Active packages with their remaining allowance, and the add-ons that were bought. */
export function Subscriptions({ subscriptions, onUpgrade }: SubscriptionsProps) {
  return (
    <Stack $gap={48}>
      <ListingAllowance />
      {subscriptions.length === 0 ? (
        <Notice
          title={messages.noActiveSubscriptionsFound}
          actions={
            <ButtonLink to="/packages" $kind="quiet">
              {messages.seeThePackages}
            </ButtonLink>
          }
        >
          {messages.aPackageLetsYouListMore}
        </Notice>
      ) : (
        <Cards>
          {subscriptions.map((subscription) => (
            <Card key={subscription.id} subscription={subscription} onUpgrade={onUpgrade} />
          ))}
        </Cards>
      )}
      <BoughtAddOns />
      <div>
        <ButtonLink to="/packages?package=none" $kind="quiet">
          {messages.buyAddOnsAlone}
        </ButtonLink>
      </div>
    </Stack>
  );
}

function Card({ subscription, onUpgrade }: Pick<SubscriptionsProps, 'onUpgrade'> & { subscription: Subscription }) {
  const [asked, setAsked] = useState<Upgrade>();
  // another server may not know upgrades
  const upgrades = subscription.upgrades ?? [];
  const { name, plan_name: plan, description, price, billing_cycle: cycle, package: packageId } = subscription;
  return (
    <Item>
      <h3>{name || plan}</h3>
      {subscriptionLabel(subscription, ownDay).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <Soft>{description}</Soft>
      {onUpgrade && upgrades.length > 0 && (
        <Upgrades>
          {upgrades.map((upgrade) => (
            <Button key={upgrade.package} $kind="quiet" onClick={() => setAsked(upgrade)}>
              {messages.upgradeTo(upgrade.name, exactMoney(upgrade.amount))}
            </Button>
          ))}
        </Upgrades>
      )}
      {asked && (
        <ConfirmDialog
          title={messages.upgradeTitle(asked.name)}
          action={messages.upgrade}
          wayBack={messages.notNow}
          onConfirm={() => {
            setAsked(undefined);
            onUpgrade?.(subscription, asked);
          }}
          onClose={() => setAsked(undefined)}
        >
          {messages.upgradeText(
            exactMoney(asked.price),
            exactMoney(asked.credit),
            name || plan,
            exactMoney(asked.amount),
          )}
        </ConfirmDialog>
      )}
      <Foot>
        <span>
          <Rich text={messages.priceForCycle} price={<Money amountInPaise={toPaise(price)} />} cycle={cycle} />
        </span>
        <ButtonLink to={packageId ? `/packages?package=${packageId}` : '/packages'} $kind="quiet">
          {messages.renewName(name || plan)}
        </ButtonLink>
      </Foot>
    </Item>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: ${space[24]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
`;
const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding: ${space[24]};
  background: ${color.raised};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
  h3 {
    font: 600 ${size[28]} / 1.2 ${font.display};
  }
  p {
    font-variant-numeric: tabular-nums;
  }
`;
const Upgrades = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[16]};
  align-items: center;
  justify-content: space-between;
  padding-top: ${space[16]};
  margin-top: auto;
  border-top: 1px solid ${color.sand200};
`;
