import { Heart } from 'lucide-react';
import { Button } from '../../ui/Button';
import { useFavourite } from './useFavourite';

/** Adds a listing to the favourites or removes it. */
export function FavouriteButton({ id, title }: { id: number; title: string }) {
  const { kept, toggle } = useFavourite(id);
  return (
    <Button $kind="quiet" aria-pressed={kept} aria-label={`Favourite: ${title}`} onClick={toggle}>
      <Heart size={18} strokeWidth={1.5} fill={kept ? 'currentColor' : 'none'} aria-hidden /> {kept ? 'Saved' : 'Save'}
    </Button>
  );
}
