import { Heart } from 'lucide-react';
import { PictureButton } from '../../ui/PictureButton';
import { useFavourite } from './useFavourite';

/** The heart on a card's picture. */
export function FavouriteHeart({ id, title }: { id: number; title: string }) {
  const { kept, toggle } = useFavourite(id);
  return (
    <PictureButton aria-pressed={kept} aria-label={`Favourite: ${title}`} onClick={toggle}>
      <Heart size={20} strokeWidth={1.5} fill={kept ? 'currentColor' : 'none'} aria-hidden />
    </PictureButton>
  );
}
