import { useNavigate } from 'react-router-dom';
import { type PropertySearch, readPropertySearch, writePropertySearch } from './propertySearch';

/** The search in the address bar. While its results are rendered, `useLocation` still gives the one before. */
export const addressedSearch = (): PropertySearch => readPropertySearch(new URLSearchParams(window.location.search));

/** Goes on from the search in the address bar, so that what was chosen a moment ago is kept on a slow device, too. */
export function useChangeSearch(): (
  change: (search: PropertySearch) => PropertySearch,
  preventScrollReset: boolean,
) => void {
  const navigate = useNavigate();
  return (change, preventScrollReset) =>
    void navigate(`/properties${writePropertySearch(change(addressedSearch()))}`, { preventScrollReset });
}
