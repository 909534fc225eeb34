import { NewsletterEditor } from '../../features/office-content/NewsletterEditor';

/** `/office/newsletters/{id}` */
export function NewsletterEditorPage() {
  return <NewsletterEditor />;
}
