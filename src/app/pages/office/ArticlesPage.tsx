import { OfficeArticles } from '../../features/office-content/OfficeArticles';

/** `/office/articles` */
export function ArticlesPage() {
  return <OfficeArticles />;
}
