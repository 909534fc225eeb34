import type { PropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Container, Display2, Section, Stack } from '../../ui/Layout';
import { Notice } from '../../ui/Notice';
import { QueryView } from '../../ui/QueryView';
import { PropertyGrid, PropertyGridSkeleton } from './PropertyGrid';
import { flaggedQuery, groupedQuery } from './featuredQueries';
import { useListPropertiesQuery } from '../../api/endpoints/propertiesApi';

/** The specification's groups, each with its link text and its property type. */
const groups = [
  { title: messages.penthouse, type: 'Penthouse' },
  { title: messages.villa, type: 'Villa' },
  { title: messages.apartments, type: 'Apartment' },
  { title: messages.duplex, type: 'Duplex' },
] as const;

/** The featured listings, then three of each group with a link to all of its type. */
export function FeaturedGroups() {
  const flagged = useListPropertiesQuery({ ...flaggedQuery });
  const grouped = useListPropertiesQuery(groupedQuery);
  const ofType = (type: string): PropertyCard[] =>
    (grouped.data?.rows ?? []).filter(({ property_type }) => property_type.name === type).slice(0, 3);
  return (
    <>
      <Section>
        <Container>
          <QueryView
            what={messages.theFeaturedListings}
            data={flagged.data?.rows}
            failure={shownError(flagged.error)}
            onRetry={() => void flagged.refetch()}
            skeleton={<PropertyGridSkeleton count={3} />}
            empty={<Notice title={messages.nothingIsFeaturedToday}>{messages.theGroupsBelowShowWhat}</Notice>}
          >
            {(rows) => <PropertyGrid properties={rows} leads />}
          </QueryView>
        </Container>
      </Section>
      {groups.map(
        ({ title, type }, at) =>
          ofType(type).length > 0 && (
            <Section key={type} $tone={at % 2 === 0 ? 'sand' : 'plain'} aria-labelledby={`group-${type}`}>
              <Container>
                <Stack $gap={32}>
                  <Head>
                    <Display2 id={`group-${type}`}>{title}</Display2>
                    <ButtonLink to={`/properties?type=${title}`} $kind="quiet">
                      {messages.allListings(title.toLowerCase())}
                    </ButtonLink>
                  </Head>
                  <PropertyGrid properties={ofType(type)} level="h3" />
                </Stack>
              </Container>
            </Section>
          ),
      )}
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};
  align-items: end;
  justify-content: space-between;
`;
