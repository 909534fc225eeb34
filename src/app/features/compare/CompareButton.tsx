import * as messages from '@messages/app/compare';
import { Scale } from 'lucide-react';
import { Button } from '../../ui/Button';
import { useCompared } from './useCompared';

/** Adds this page's listing to the comparison. */
export function CompareButton({ id, title }: { id: number; title: string }) {
  const { ids, toggle } = useCompared();
  const chosen = ids.includes(id);
  return (
    <Button $kind="quiet" aria-pressed={chosen} aria-label={messages.compareTitle(title)} onClick={() => toggle(id)}>
      <Scale size={18} strokeWidth={1.5} aria-hidden /> {chosen ? messages.inComparison : messages.compare}
    </Button>
  );
}
