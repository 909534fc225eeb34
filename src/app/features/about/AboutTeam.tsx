import styled from 'styled-components';
import { color, font, from, size, space } from '../../theme/tokens';
import { Container, Display2, Display3, Overline, Section, Stack } from '../../ui/Layout';
import { Monogram } from '../../ui/Monogram';

const team = [
  {
    name: 'Rohini Kulkarni',
    role: 'Founder, sales and valuation',
    text: 'Sold homes in Pune for eleven years before she founded the agency. Quotes the price she would pay herself, with the sales to back it up.',
  },
  {
    name: 'Faisal Qureshi',
    role: 'Architecture and construction',
    text: 'An architect who has spent more time on site than in the office. Walks you through a plan, and points out what it leaves out.',
  },
  {
    name: 'Meera Bhandari',
    role: 'Papers and title',
    text: 'Reviews the documents of the homes we sell. Sums up a sixty-page title search on one page.',
  },
] as const;

/** Three people, as monograms. */
export function AboutTeam() {
  return (
    <Section aria-labelledby="team">
      <Container>
        <Stack $gap={48}>
          <Stack $gap={8}>
            <Overline>The people</Overline>
            <Display2 id="team">Meet the team</Display2>
          </Stack>
          <Grid>
            {team.map(({ name, role, text }) => (
              <li key={name}>
                <Large>
                  <Monogram name={name} />
                </Large>
                <div>
                  <Display3>{name}</Display3>
                  <Role>{role}</Role>
                </div>
                <p>{text}</p>
              </li>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}

const Grid = styled.ul`
  display: grid;
  gap: ${space[48]};
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
  li {
    display: grid;
    gap: ${space[16]};
    align-content: start;
  }
`;
const Large = styled.div`
  > span {
    width: 6rem;
    height: 6rem;
    font: 500 ${size[40]} / 1 ${font.display};
  }
`;
const Role = styled.p`
  color: ${color.brass700};
  font-size: ${size[14]};
`;
