import { PageEditor } from '../../features/office-content/PageEditor';

/** `/office/pages/{slug}` */
export function PageEditorPage() {
  return <PageEditor />;
}
