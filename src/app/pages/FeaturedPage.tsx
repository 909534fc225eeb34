import * as messages from '@messages/app/pages';
import { FeaturedGroups } from '../features/properties/FeaturedGroups';
import { PageHead } from '../ui/PageHead';

/** `/featured-properties`: featured listings, then the four groups. */
export function FeaturedPage() {
  return (
    <>
      <PageHead
        title={messages.featuredProperties}
        lead={messages.ourTopPicks}
        trail={[{ name: messages.properties, to: '/properties' }, { name: messages.featured }]}
      />
      <FeaturedGroups />
    </>
  );
}
