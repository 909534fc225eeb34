import type { PropertyCard } from '@contract/properties';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { failureOf } from '../../api/apiError';
import { color, font, size, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Soft } from '../../ui/Layout';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { useListPropertiesQuery } from './propertiesApi';
import { placeWords, priceWords } from './propertyWords';

const ownQuery = { owner: 'me', ordering: '-id', limit: 100 } as const;
const lifeWords = { draft: 'Draft', published: 'Published', sold: 'Sold or let', archived: 'Archived' } as const;

/** What this account posted, the newest first, drafts too, each with a way to change it. */
export function OwnListings() {
  const { data, error, refetch } = useListPropertiesQuery({ ...ownQuery }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView what="your listings" data={data?.rows} failure={failureOf(error)} onRetry={() => void refetch()} skeleton={<Skeleton $height="8rem" role="status" />} empty={<Soft>You have posted no property yet.</Soft>}>
      {(rows) => <List>{rows.map((property) => <Line key={property.id} property={property} />)}</List>}
    </QueryView>
  );
}

function Line({ property }: { property: PropertyCard }) {
  const { id, title, lifecycle } = property;
  return (
    <li>
      <div><Link to={`/properties/${id}`}>{title}</Link><span>{[placeWords(property), priceWords(property), lifeWords[lifecycle]].filter(Boolean).join(' · ')}</span></div>
      <ButtonLink to={`/properties/${id}/edit`} $kind="quiet" aria-label={`Edit ${title}`}><Pencil size={18} strokeWidth={1.5} aria-hidden /> Edit</ButtonLink>
    </li>
  );
}

const List = styled.ul`
  border-top: 1px solid ${color.sand200};
  li { display: flex; gap: ${space[16]}; align-items: center; justify-content: space-between; padding: ${space[12]} 0; border-bottom: 1px solid ${color.sand200}; }
  div { display: grid; min-width: 0; }
  div > a { display: flex; align-items: center; min-height: 2.75rem; font: 600 ${size[18]}/1.3 ${font.display}; text-decoration: none; overflow-wrap: anywhere; }
  div > a:hover { color: ${color.brass700}; text-decoration: underline; }
  span { font-size: ${size[14]}; color: ${color.ink500}; }
  li > a { flex: none; }
`;
