import { Advertisements } from '../../features/office-content/Advertisements';

/** `/office/advertisements` */
export function AdvertisementsPage() {
  return <Advertisements />;
}
