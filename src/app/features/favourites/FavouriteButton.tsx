import * as messages from '@messages/app/favourites';
import { Heart } from 'lucide-react';
import { Button } from '../../ui/Button';
import { useFavourite } from './useFavourite';

/** Adds a listing to the favourites or removes it. */
export function FavouriteButton({ id, title }: { id: number; title: string }) {
  const { isFavourite, toggle } = useFavourite(id);
  const shown = isFavourite ? messages.saved : messages.save;
  return (
    <Button $kind="quiet" aria-pressed={isFavourite} aria-label={messages.ofListing(shown, title)} onClick={toggle}>
      <Heart size={18} strokeWidth={1.5} fill={isFavourite ? 'currentColor' : 'none'} aria-hidden /> {shown}
    </Button>
  );
}
