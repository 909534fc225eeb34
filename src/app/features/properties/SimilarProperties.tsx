import type { Property, PropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { Container, Display2, Section, Stack } from '../../ui/Layout';
import { PropertyGrid } from './PropertyGrid';
import { newestQuery } from './featuredQueries';
import { whySimilar } from './whySimilar';
import { useListPropertiesQuery, useListSimilarPropertiesQuery } from '../../api/endpoints/propertiesApi';

/** Similar listings, each with its reason; also shown below a listing that is gone, without one. */
export function SimilarProperties({ id, property }: { id: string; property?: Property }) {
  const { data = [] } = useListSimilarPropertiesQuery(id);
  return (
    <Shown
      title={messages.similarProperties}
      properties={data.slice(0, 3)}
      {...(property && { noteOf: (other: PropertyCard) => whySimilar(property, other) })}
    />
  );
}

/** The newest listings, offered on pages that do not exist. */
export function NewestProperties({ title = messages.newListings }: { title?: string }) {
  const { data } = useListPropertiesQuery({ ...newestQuery });
  return <Shown title={title} properties={data?.rows ?? []} />;
}

type ShownProps = { title: string } & Pick<Parameters<typeof PropertyGrid>[0], 'properties' | 'noteOf'>;

function Shown({ title, ...listings }: ShownProps) {
  const { properties } = listings;
  if (properties.length === 0) return null;
  return (
    <Band $tone="sand">
      <Container>
        <Stack $gap={32}>
          <Display2>{title}</Display2>
          <PropertyGrid {...listings} level="h3" />
        </Stack>
      </Container>
    </Band>
  );
}

const Band = styled(Section)`
  padding-bottom: calc(var(--section) + ${space[32]});
  @media print {
    display: none;
  }
`;
