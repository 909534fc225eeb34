import * as messages from '@messages/app/reviews';
import styled from 'styled-components';
import { useGetFiguresQuery } from '../../api/endpoints/contentApi';
import { color, from, space } from '../../theme/tokens';
import { Container } from '../../ui/Layout';
import { OwnFigures } from '../../ui/Stats';

const shown = [
  ['closed_clients', messages.happyClients],
  ['rating', messages.averageRating, '/5'],
  ['satisfaction', messages.satisfactionRate],
  ['average_sale', messages.averageSalePrice],
] as const;

/** Our track record in four numbers, on a dark band. */
export function Achievements() {
  return (
    <OnNight aria-label={messages.ourTrackRecord}>
      <Container>
        <OwnFigures figures={useGetFiguresQuery().data} shown={shown} />
      </Container>
    </OnNight>
  );
}

const OnNight = styled.section`
  padding: ${space[32]} 0 ${space[48]};
  background: ${color.night};
  color: ${color.onNight};
  dl {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    padding-top: ${space[32]};
    border-top: 1px solid ${color.brass500};
  }
  dl dt {
    color: ${color.onNightSoft};
  }
  ${from.phone} {
    dl {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  @media print {
    background: none;
    color: inherit;
    dl dt {
      color: inherit;
    }
  }
`;
