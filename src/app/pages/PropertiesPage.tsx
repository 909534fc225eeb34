import { PropertyResults, resultPartsReady as partsReady } from '../features/properties/PropertyResults';
import { PageEnd } from '../ui/PageEnd';
import { lazyRendered } from '../ui/lazyComponent';

const SaveSearch = lazyRendered(() =>
  import(/* webpackChunkName: "search-summary" */ '../features/saved-searches/SaveSearch').then(
    (module) => module.SaveSearch,
  ),
);

/** Call it before rendering this page on the server. */
export const resultPartsReady = () => Promise.all([partsReady(), SaveSearch.ready()]);

/** `/properties`: the search; its filters, order and page are in the address. */
export function PropertiesPage() {
  return (
    <>
      <PropertyResults SaveSearch={SaveSearch} />
      <PageEnd />
    </>
  );
}
