import { OfficeCatalogue } from '../../features/office-catalogue/OfficeCatalogue';

/** `/office/packages` */
export function CataloguePage() {
  return <OfficeCatalogue />;
}
