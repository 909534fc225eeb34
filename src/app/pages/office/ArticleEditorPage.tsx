import { ArticleEditor } from '../../features/office-content/ArticleEditor';

/** `/office/articles/new` and `/office/articles/{id}` */
export function ArticleEditorPage() {
  return <ArticleEditor />;
}
