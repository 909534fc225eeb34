import { OfficeListings } from '../../features/office-listings/OfficeListings';

/** `/office/listings` */
export function ListingsPage() {
  return <OfficeListings />;
}
