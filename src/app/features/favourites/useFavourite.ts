import { useSelector } from 'react-redux';
import { type FavouritesState, favouriteToggled, selectIsFavourite } from './favouritesSlice';
import { useAppDispatch } from '../../session/storeHooks';

/** Whether a listing is a favourite, and a toggle that takes effect at once. */
export function useFavourite(id: number): { kept: boolean; toggle: () => void } {
  const kept = useSelector((state: { favourites: FavouritesState }) => selectIsFavourite(state, id));
  const dispatch = useAppDispatch();
  return { kept, toggle: () => dispatch(favouriteToggled(id)) };
}
