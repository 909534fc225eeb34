import * as messages from '@messages/app/properties';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { useMe } from '../../session/useMe';
import { from, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Container, Display2, Overline, Section, Stack } from '../../ui/Layout';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { FeaturedBand } from './FeaturedBand';
import { FeaturedStar } from './FeaturedStar';
import { featuredQuery } from './featuredQueries';
import { useListPropertiesQuery } from '../../api/endpoints/propertiesApi';

/** The home page's featured listings, with a link to all of them. */
export function FeaturedSection() {
  const { data, error, refetch } = useListPropertiesQuery({ ...featuredQuery });
  const me = useMe();
  if (data?.rows.length === 0) return null;
  return (
    <Section aria-labelledby="home-featured">
      <Container>
        <Stack $gap={32}>
          <Head>
            <Stack $gap={8}>
              <Overline>{messages.selectedFor}</Overline>
              <Display2 id="home-featured">{messages.featuredProperties}</Display2>
            </Stack>
            <ButtonLink to="/featured-properties" $kind="quiet">
              {messages.viewAll}
            </ButtonLink>
          </Head>
          <QueryView
            what={messages.theFeaturedListings}
            data={data}
            failure={shownError(error)}
            onRetry={() => void refetch()}
            skeleton={<Blank />}
          >
            {({ rows }): ReactNode => (
              <FeaturedBand
                properties={rows}
                {...(me?.is_superuser && { actionFor: (property) => <FeaturedStar property={property} /> })}
              />
            )}
          </QueryView>
        </Stack>
      </Container>
    </Section>
  );
}

function Blank() {
  return (
    <Row role="status" aria-label={messages.loadingFeaturedListings}>
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} $height="400px" />
      ))}
    </Row>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};
  align-items: end;
  justify-content: space-between;
`;
const Row = styled.div`
  display: grid;
  gap: ${space[16]};
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
