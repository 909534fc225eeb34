import { Newsletters } from '../../features/office-content/Newsletters';

/** `/office/newsletters` */
export function NewslettersPage() {
  return <Newsletters />;
}
