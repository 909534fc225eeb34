import type { OfficeAddOnOrder } from '@contract/officeAddOnOrders';
import * as messages from '@messages/app/officeAddOns';
import { ButtonLink } from '../../../ui/Button';
import { Soft } from '../../../ui/Layout';
import { ActionForm } from '../../../ui/office/ActionForm';
import { useStep } from './useStep';

interface DeliverTourProps {
  order: OfficeAddOnOrder;
  listing: NonNullable<OfficeAddOnOrder['listing']>;
}

/** The tour is made and published in its editor; then it is delivered, and its owner may change it. */
export function DeliverTour({ order, listing }: DeliverTourProps) {
  const { make, busy, failure } = useStep(order);
  const hasRooms = order.rooms.length > 0;
  return (
    <ActionForm
      name={messages.deliverTour}
      kind="primary"
      action={messages.markDelivered}
      busy={busy}
      disabled={!hasRooms}
      failure={failure([])}
      onSend={() => void make({ status: 'delivered' }, messages.itIsDelivered)}
    >
      <Soft>{hasRooms ? messages.tourIsPublished(order.rooms) : messages.publishTheTourFirst}</Soft>
      <div>
        <ButtonLink $kind="quiet" to={`/properties/${listing.id}/tour/edit`}>
          {hasRooms ? messages.editTheTour : messages.makeTheTour}
        </ButtonLink>
      </div>
    </ActionForm>
  );
}
