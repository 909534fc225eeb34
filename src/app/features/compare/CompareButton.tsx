import * as messages from '@messages/app/compare';
import { Scale } from 'lucide-react';
import { Button } from '../../ui/Button';
import { useCompared } from './useCompared';

/** Adds this page's listing to the comparison. */
export function CompareButton({ id, title }: { id: number; title: string }) {
  const { ids, toggle } = useCompared();
  const chosen = ids.includes(id);
  const shown = chosen ? messages.inComparison : messages.compare;
  return (
    <Button
      $kind="quiet"
      aria-pressed={chosen}
      aria-label={messages.ofListing(shown, title)}
      onClick={() => toggle(id)}
    >
      <Scale size={18} strokeWidth={1.5} aria-hidden /> {shown}
    </Button>
  );
}
