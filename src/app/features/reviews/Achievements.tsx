import * as messages from '@messages/app/reviews';
import styled from 'styled-components';
import { color, from, space } from '../../theme/tokens';
import { Container } from '../../ui/Layout';
import { shortMoney } from '../../ui/Money';
import { Stats } from '../../ui/Stats';

/** The total value of the sales that we closed. */
const averageSaleInPaise = 2_10_00_000_00;

const achievements = [
  ['500+', messages.happyClients],
  ['4.9/5', messages.averageRating],
  ['98%', messages.satisfactionRate],
  [shortMoney(averageSaleInPaise), messages.averageSalePrice],
] as const;

/** Our track record in four numbers, on a dark band. */
export function Achievements() {
  return (
    <OnNight aria-label={messages.ourTrackRecord}>
      <Container>
        <Stats stats={achievements} />
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
