import { FeaturedGroups } from '../features/properties/FeaturedGroups';
import { PageHead } from '../ui/PageHead';

/** `/featured-properties`: the flagged listings, then the four groups. */
export function FeaturedPage() {
  return (
    <>
      <PageHead
        title="Featured properties"
        lead="What our desk would show first, and the newest of each kind."
        trail={[{ name: 'Properties', to: '/properties' }, { name: 'Featured' }]}
      />
      <FeaturedGroups />
    </>
  );
}
