import { Slides } from '../../features/office-content/Slides';

/** `/office/slides` */
export function SlidesPage() {
  return <Slides />;
}
