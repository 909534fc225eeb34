import type { PropertyCard } from '@contract/properties';
import { useLocation } from 'react-router-dom';
import { ProofGate } from '../../features/auth/ProofGate';
import { CompareToggle } from '../../features/compare/CompareToggle';
import { CompareTray } from '../../features/compare/CompareTray';
import { useCompared } from '../../features/compare/useCompared';
import { FavouriteHeart } from '../../features/favourites/FavouriteHeart';
import { useListingsByIds } from '../../features/properties/useListingsByIds';
import { useMe } from '../../session/useMe';
import { lazyComponent } from '../../ui/lazyComponent';
import { useReporting } from '../reporting/useReporting';
import { OfflineNotice } from './OfflineNotice';
import { Toasts } from './Toasts';
import { useNamedPlace } from './useNamedPlace';

/** The tools of every card, beside its link. */
export function cardTools({ id, title }: PropertyCard) {
  return (
    <>
      <CompareToggle id={id} title={title} />
      <FavouriteHeart id={id} title={title} />
    </>
  );
}

const PlaceholderMarks = lazyComponent(() =>
  import(/* webpackChunkName: "office-setup" */ '../../features/office-setup/PlaceholderMarks').then(
    (module) => module.PlaceholderMarks,
  ),
);

/** UI around every page, once it is hydrated. */
export function AroundPages() {
  const { pathname } = useLocation();
  const { ids } = useCompared();
  const me = useMe();
  useNamedPlace();
  useReporting();
  return (
    <>
      {ids.length > 0 && pathname !== '/compare' && <Tray ids={ids} />}
      <Toasts />
      <OfflineNotice />
      <ProofGate />
      {me?.is_superuser && !me.second_factor_required && <PlaceholderMarks />}
    </>
  );
}

function Tray({ ids }: { ids: readonly number[] }) {
  const { listings } = useListingsByIds(ids);
  return <CompareTray chosen={listings ?? ids.map((id) => ({ id, card: undefined }))} />;
}
