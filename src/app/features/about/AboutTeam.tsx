import * as messages from '@messages/app/about';
import styled from 'styled-components';
import { useListTeamQuery } from '../../api/endpoints/contentApi';
import { color, font, from, size, space } from '../../theme/tokens';
import { Container, Display2, Display3, Overline, Section, Stack } from '../../ui/Layout';
import { Monogram } from '../../ui/Monogram';
import { builtInTeam } from './builtInTeam';

/** The people of the office, as monograms. */
export function AboutTeam() {
  const { data, isError } = useListTeamQuery();
  const team = data ?? (isError ? builtInTeam : []);
  if (team.length === 0) return null;
  return (
    <Section aria-labelledby="team">
      <Container>
        <Stack $gap={48}>
          <Stack $gap={8}>
            <Overline>{messages.thePeople}</Overline>
            <Display2 id="team">{messages.meetTheTeam}</Display2>
          </Stack>
          <Grid>
            {team.map(({ id, name, role, text }) => (
              <li key={id}>
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
