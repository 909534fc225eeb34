import styled from 'styled-components';
import { color, from, space } from '../../theme/tokens';
import { shortMoney } from '../../ui/Money';
import { Stats } from '../../ui/Stats';

/** Of the sales that the house has closed. */
const averageSaleInPaise = 2_10_00_000_00;

const achievements = [['500+', 'Happy Clients'], ['4.9/5', 'Average Rating'], ['98%', 'Satisfaction Rate'], [shortMoney(averageSaleInPaise), 'Average Sale Price']] as const;

/** What has been reached, in four numbers, on a dark band. */
export function Achievements() {
  return <OnNight><Stats stats={achievements} /></OnNight>;
}

const OnNight = styled.div`
  padding-top: ${space[32]}; border-top: 1px solid ${color.ink500};
  dl { display: grid; grid-template-columns: repeat(2, 1fr); }
  dl dt { color: ${color.onNightSoft}; }
  ${from.tablet} { dl { grid-template-columns: repeat(4, 1fr); } }
`;
