import { Services } from '../../features/office-content/Services';

/** `/office/services` */
export function ServicesPage() {
  return <Services />;
}
