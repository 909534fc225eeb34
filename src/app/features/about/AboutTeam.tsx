import styled from 'styled-components';
import { color, font, from, size, space } from '../../theme/tokens';
import { Container, Display2, Display3, Overline, Section, Stack } from '../../ui/Layout';
import { Monogram } from '../../ui/Monogram';

const team = [
  {
    name: 'Rohini Kulkarni',
    role: 'Founder, sales and valuation',
    words:
      'Sold houses in Pune for eleven years before she opened this office. Names the price she would pay herself, and shows the sales behind it.',
  },
  {
    name: 'Faisal Qureshi',
    role: 'Architecture and construction',
    words:
      'An architect who has spent more time on sites than at a desk. Reads a plan aloud, and says what it leaves out.',
  },
  {
    name: 'Meera Bhandari',
    role: 'Papers and title',
    words:
      'Reads the documents of the homes that we sell for their owners. Says in a page what a title search says in sixty.',
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
            <Display2 id="team">Three at one table</Display2>
          </Stack>
          <Grid>
            {team.map(({ name, role, words }) => (
              <li key={name}>
                <Large>
                  <Monogram name={name} />
                </Large>
                <div>
                  <Display3>{name}</Display3>
                  <Role>{role}</Role>
                </div>
                <p>{words}</p>
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
