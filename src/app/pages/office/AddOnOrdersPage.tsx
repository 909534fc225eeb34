import { OfficeAddOns } from '../../features/office-add-ons/OfficeAddOns';

/** `/office/addon-orders` */
export function AddOnOrdersPage() {
  return <OfficeAddOns />;
}
