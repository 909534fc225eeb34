import * as messages from '@messages/app/favourites';
import { Heart } from 'lucide-react';
import { PictureButton } from '../../ui/PictureButton';
import { useFavourite } from './useFavourite';

/** The heart on a card's picture. */
export function FavouriteHeart({ id, title }: { id: number; title: string }) {
  const { isFavourite, toggle } = useFavourite(id);
  return (
    <PictureButton aria-pressed={isFavourite} aria-label={messages.favouriteTitle(title)} onClick={toggle}>
      <Heart size={20} strokeWidth={1.5} fill={isFavourite ? 'currentColor' : 'none'} aria-hidden />
    </PictureButton>
  );
}
