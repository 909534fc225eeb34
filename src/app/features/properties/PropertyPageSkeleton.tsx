import * as messages from '@messages/app/properties';
import styled from 'styled-components';
import { color, from, space } from '../../theme/tokens';
import { Container, Stack } from '../../ui/Layout';
import { Skeleton } from '../../ui/Skeleton';
import { Frame, Mosaic } from './parts/galleryFrame';

/** A placeholder for a listing's page, with the same dimensions. */
export function PropertyPageSkeleton() {
  return (
    <Top role="status">
      <Mosaic as="div" $count={1}>
        <Frame>
          <Status>{messages.loading}</Status>
        </Frame>
      </Mosaic>
      <Container>
        <Columns>
          <Stack $gap={24}>
            <Skeleton $height="1.5rem" $width="50%" />
            <Skeleton $height="3.5rem" />
            <Skeleton $height="1.5rem" $width="40%" />
            <Skeleton $height="20rem" />
          </Stack>
          <Skeleton $height="18rem" />
        </Columns>
      </Container>
    </Top>
  );
}

const Top = styled.div`
  padding-top: var(--bar);
`;
const Status = styled.p`
  display: grid;
  place-items: center;
  height: 100%;
  color: ${color.onNightSoft};
`;
const Columns = styled.div`
  display: grid;
  gap: ${space[48]};
  padding: ${space[32]} 0 var(--section);
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${space[64]};
  }
`;
