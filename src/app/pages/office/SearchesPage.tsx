import { OfficeSearches } from '../../features/office-searches/OfficeSearches';

/** `/office/searches` */
export function SearchesPage() {
  return <OfficeSearches />;
}
