import type { Subscription } from '@contract/payments';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/Button';
import { ownDay } from '../../../ui/days';
import { Soft } from '../../../ui/Layout';
import { Money, toPaise } from '../../../ui/Money';
import { Notice } from '../../../ui/Notice';
import { allowanceWords } from '../paymentWords';

/** The packages that run, with what is left of them. */
export function Subscriptions({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  if (subscriptions.length === 0) return <Notice title="No active subscriptions found." actions={<ButtonLink to="/packages" $kind="quiet">See the packages</ButtonLink>}>A package lets you list more properties and reach more buyers.</Notice>;
  return <Cards>{subscriptions.map((subscription) => <Card key={subscription.id} subscription={subscription} />)}</Cards>;
}

function Card({ subscription: { name, plan_name: plan, description, price, billing_cycle: cycle, renewal_date: renewal, next_billing: next, slots, contacts } }: { subscription: Subscription }) {
  const ends = ownDay(next || renewal);
  return (
    <Item>
      <h3>{name || plan}</h3>
      <Soft>{description}</Soft>
      <Facts>
        <div><dt>Price</dt><dd><Money amountInPaise={toPaise(price)} /> for {cycle}</dd></div>
        {slots && <div><dt>Listings</dt><dd>{allowanceWords(slots)}</dd></div>}
        {contacts && <div><dt>Buyer contacts</dt><dd>{allowanceWords(contacts)}</dd></div>}
        {ends && <div><dt>Runs until</dt><dd>{ends}</dd></div>}
      </Facts>
    </Item>
  );
}

const Cards = styled.ul`display: grid; gap: ${space[24]}; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));`;
const Item = styled.li`
  display: grid; gap: ${space[12]}; align-content: start; padding: ${space[24]}; background: ${color.raised}; border: 1px solid ${color.sand200}; border-radius: ${radius.picture};
  h3 { font: 600 ${size[28]}/1.2 ${font.display}; }
`;
const Facts = styled.dl`
  div { display: flex; flex-wrap: wrap; gap: 0 ${space[16]}; justify-content: space-between; padding: ${space[8]} 0; border-top: 1px solid ${color.sand200}; }
  dt { color: ${color.ink500}; }
  dd { font-variant-numeric: tabular-nums; }
`;
