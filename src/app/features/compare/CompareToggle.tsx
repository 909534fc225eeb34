import * as messages from '@messages/app/compare';
import { Scale } from 'lucide-react';
import { PictureButton } from '../../ui/PictureButton';
import { useCompared } from './useCompared';

/** The scales on a card's picture: adds the listing to the comparison. */
export function CompareToggle({ id, title }: { id: number; title: string }) {
  const { ids, toggle } = useCompared();
  return (
    <PictureButton aria-pressed={ids.includes(id)} aria-label={messages.compareTitle(title)} onClick={() => toggle(id)}>
      <Scale size={20} strokeWidth={1.5} aria-hidden />
    </PictureButton>
  );
}
