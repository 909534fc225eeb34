import { placeLabel } from '@contract/placeLabel';
import type { PropertyCard } from '@contract/properties';
import * as language from '@messages/language';
import * as messages from '@messages/app/properties';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { color, font, from, size, space } from '../../theme/tokens';
import { Money } from '../../ui/Money';
import { Notice } from '../../ui/Notice';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { plainListQuery } from './featuredQueries';
import { useListPropertiesQuery } from '../../api/endpoints/propertiesApi';
import { factsOf, priceInPaise, pricePeriod } from './propertyLabels';

/** All listings as a table, one per row. */
export function PropertyTable() {
  const { data, error, refetch } = useListPropertiesQuery({ ...plainListQuery });
  return (
    <QueryView
      what={messages.theListings}
      data={data?.rows}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      skeleton={<Skeleton $height="60vh" />}
      empty={<Notice title={messages.thereAreNoListingsYet}>{messages.comeBackSoon}</Notice>}
    >
      {(rows) => (
        <List>
          {rows.map((property) => (
            <Row key={property.id} property={property} />
          ))}
        </List>
      )}
    </QueryView>
  );
}

function Row({ property }: { property: PropertyCard }) {
  const { beds, sqft } = factsOf(property);
  const per = pricePeriod(property);
  return (
    <Line>
      <Title to={`/properties/${property.id}`}>{property.title}</Title>
      <span>{placeLabel(property)}</span>
      <span>
        {[
          property.property_type.name || messages.property,
          beds && `${beds} ${messages.bedsBeds(beds)}`,
          sqft && messages.sqftSqft(sqft.toLocaleString(language.tag)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <Price>
        <Money amountInPaise={priceInPaise(property)} brief {...(per && { per })} />
      </Price>
    </Line>
  );
}

const List = styled.ul`
  border-top: 1px solid ${color.sand200};
`;
const Line = styled.li`
  position: relative;
  display: grid;
  gap: ${space[4]} ${space[24]};
  padding: ${space[16]} ${space[8]};
  border-bottom: 1px solid ${color.sand200};
  font-size: ${size[14]};
  color: ${color.ink500};
  &:hover {
    background: ${color.sand100};
  }
  ${from.tablet} {
    grid-template-columns: 2.2fr 1.3fr 1.6fr auto;
    align-items: baseline;
  }
`;
const Title = styled(Link)`
  font: 600 ${size[18]} / 1.3 ${font.display};
  color: ${color.ink900};
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
const Price = styled.span`
  font: 600 ${size[18]} / 1.3 ${font.display};
  color: ${color.ink900};
  ${from.tablet} {
    min-width: 10rem;
    text-align: right;
  }
`;
