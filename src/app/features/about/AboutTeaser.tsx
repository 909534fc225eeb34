import styled from 'styled-components';
import { brand } from '@contract/brand';
import * as messages from '@messages/app/about';
import { from, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Container, Display2, Overline, Section, Stack } from '../../ui/Layout';
import { Picture } from '../../ui/Picture';
import { Skeleton } from '../../ui/Skeleton';
import { OwnFigures } from '../../ui/Stats';
import { useGetFiguresQuery, useGetStaticPagePictureQuery } from '../../api/endpoints/contentApi';

const shown = [
  ['properties_sold', messages.propertiesSold],
  ['clients', messages.happyClients],
  ['years', messages.yearsExperience],
] as const;

/** A short introduction on the home page, with the about page's picture. */
export function AboutTeaser() {
  const { data: picture, isLoading } = useGetStaticPagePictureQuery('about');
  return (
    <Section $tone="sand" aria-labelledby="home-about">
      <Container>
        <Columns $pictured={isLoading || Boolean(picture)}>
          <Stack $gap={24}>
            <Stack $gap={8}>
              <Overline>{messages.aboutUs}</Overline>
              <Display2 id="home-about">{messages.salesArchitectureAndLegalUnder}</Display2>
            </Stack>
            <Text>{messages.builtIn(brand)}</Text>
            <OwnFigures figures={useGetFiguresQuery().data} shown={shown} />
            <div>
              <ButtonLink to="/about" $kind="quiet">
                {messages.learnMoreAboutUs}
              </ButtonLink>
            </div>
          </Stack>
          {picture ? (
            <Frame picture={picture} sizes="(min-width: 1264px) 584px, (min-width: 900px) 46vw, 94vw" />
          ) : (
            isLoading && <Skeleton $ratio="3 / 2" />
          )}
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled.div<{ $pictured: boolean }>`
  display: grid;
  gap: ${space[48]};
  align-items: center;
  ${from.tablet} {
    ${({ $pictured }) => $pictured && 'grid-template-columns: 1fr 1fr;'}
  }
`;
const Frame = styled(Picture)`
  aspect-ratio: 3 / 2;
`;
const Text = styled.p`
  max-width: 68ch;
`;
