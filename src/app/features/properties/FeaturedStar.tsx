import type { PropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { Star } from 'lucide-react';
import { toastAdded } from '../../flow/toastsSlice';
import { PictureButton } from '../../ui/PictureButton';
import { useSetPropertyFeaturedMutation } from '../../api/endpoints/featuredApi';
import { useAppDispatch } from '../../session/storeHooks';

/** The superuser's star, which features a listing. Takes effect at once; a refused change is undone with a message. */
export function FeaturedStar({
  property: { id, title, featured },
}: {
  property: Pick<PropertyCard, 'id' | 'title' | 'featured'>;
}) {
  const [setFeatured] = useSetPropertyFeaturedMutation();
  const dispatch = useAppDispatch();
  const toggle = () => {
    setFeatured({ id, featured: !featured })
      .unwrap()
      .catch(() => dispatch(toastAdded('bad', messages.failedToUpdateFeaturedStatus)));
  };
  return (
    <PictureButton onClick={toggle} aria-pressed={featured} aria-label={messages.featuredTitle(title)}>
      <Star size={20} strokeWidth={1.5} fill={featured ? 'currentColor' : 'none'} aria-hidden />
    </PictureButton>
  );
}
