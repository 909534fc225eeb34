import type { OfficeAddOnOrder } from '@contract/officeAddOnOrders';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/app/officeAddOns';
import { TextField } from '../../../ui/Field';
import { ActionForm } from '../../../ui/office/ActionForm';
import { PartTitle } from '../../../ui/office/PartTitle';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { useKept, useStep } from './useStep';

/** Delivers a promotion with the links of its posts. */
export function DeliverPosts({ order }: { order: OfficeAddOnOrder }) {
  const [kept, keep] = useKept(order.id, 'links');
  const links = kept.split('\n');
  const { make, busy, errors, failure } = useStep(order);
  const setLink = (at: number, link: string) => keep(links.map((one, place) => (place === at ? link : one)).join('\n'));
  const filled = links.map((link) => link.trim()).filter(Boolean);
  return (
    <ActionForm
      name={messages.deliver}
      kind="primary"
      action={messages.markDelivered}
      busy={busy}
      disabled={filled.length === 0}
      failure={failure(['links'])}
      onSend={() => void make({ status: 'delivered', links: filled }, messages.itIsDelivered)}
    >
      <PartTitle>{messages.deliverIt}</PartTitle>
      {links.map((link, at) => (
        <TextField
          key={at}
          label={messages.linkOfPost(at + 1)}
          type="url"
          placeholder="https://"
          maxLength={officeLimits.link.max}
          value={link}
          error={at === 0 ? errors.links : undefined}
          onChange={({ currentTarget }) => setLink(at, currentTarget.value)}
        />
      ))}
      {links.length < officeLimits.posts && (
        <div>
          <OfficeButton type="button" $kind="quiet" onClick={() => keep(`${kept}\n`)}>
            {messages.anotherLink}
          </OfficeButton>
        </div>
      )}
    </ActionForm>
  );
}
