import { Heart } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../ui/Button';
import { favouriteToggled, selectIsFavourite } from './favouritesSlice';

/** Keeps a listing, or lets it go. */
export function FavouriteButton({ id, title }: { id: number; title: string }) {
  const kept = useSelector((state: { favourites: number[] }) => selectIsFavourite(state, id));
  const dispatch = useDispatch();
  return (
    <Button $kind="quiet" aria-pressed={kept} aria-label={`Favourite: ${title}`} onClick={() => dispatch(favouriteToggled(id))}>
      <Heart size={18} strokeWidth={1.5} fill={kept ? 'currentColor' : 'none'} aria-hidden /> {kept ? 'Saved' : 'Save'}
    </Button>
  );
}
