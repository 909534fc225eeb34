import { useSelector } from 'react-redux';
import { type FavouritesState, favouriteToggled, selectIsFavourite } from './favouritesSlice';
import { useAppDispatch } from '../../session/storeHooks';

/** Whether a listing is a favourite, and a toggle that takes effect at once. */
export function useFavourite(id: number): { isFavourite: boolean; toggle: () => void } {
  const isFavourite = useSelector((state: { favourites: FavouritesState }) => selectIsFavourite(state, id));
  const dispatch = useAppDispatch();
  return { isFavourite, toggle: () => dispatch(favouriteToggled(id)) };
}
