import { OfficePages } from '../../features/office-content/OfficePages';

/** `/office/pages` */
export function PagesPage() {
  return <OfficePages />;
}
