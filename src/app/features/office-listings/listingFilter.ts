import { wholeIn } from '../../ui/office/listAddress';
import { isAttention, lifecycles } from './listingLabels';

/** The filter that an address names; what cannot be read filters nothing. */
export function readListingFilter(params: URLSearchParams) {
  const lifecycle = lifecycles.find((one) => one === params.get('lifecycle'));
  const [owner, city] = [wholeIn(params.get('owner')), wholeIn(params.get('city'))];
  const attention = params.get('attention');
  const search = params.get('search')?.trim();
  return {
    ...(lifecycle && { lifecycle }),
    ...(owner && { owner }),
    ...(city && { city }),
    ...(isAttention(attention) &&
      {
        unconfirmed: { unconfirmed: 'true' as const },
        pictures: { missing: 'pictures' as const },
        price: { missing: 'price' as const },
        unusual: { unusual: 'true' as const },
        featured: { featured: 'true' as const },
      }[attention]),
    ...(search && { search }),
  };
}
