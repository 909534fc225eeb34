import { FeaturedGroups } from '../features/properties/FeaturedGroups';
import { PageHead } from '../ui/PageHead';

/** `/featured-properties`: featured listings, then the four groups. */
export function FeaturedPage() {
  return (
    <>
      <PageHead
        title="Featured properties"
        lead="Our top picks, and the newest listings of each type."
        trail={[{ name: 'Properties', to: '/properties' }, { name: 'Featured' }]}
      />
      <FeaturedGroups />
    </>
  );
}
