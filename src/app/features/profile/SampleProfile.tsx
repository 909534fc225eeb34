import * as messages from '@messages/app/profile';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../../theme/tokens';
import { Display3, Overline, Soft, Stack } from '../../ui/Layout';
import { Monogram } from '../../ui/Monogram';

const sample = {
  name: messages.iraBhandari,
  since: messages.memberSinceMarch2026,
  facts: [
    [messages.listings, '2'],
    [messages.enquiriesAnswered, '14'],
    [messages.favourites, '6'],
  ],
  activity: [
    { when: messages.n18Oct2026, what: messages.answeredAnEnquiryAbout },
    { when: messages.n12Oct2026, what: messages.addedThreePicturesToTerrace },
    { when: messages.n4Oct2026, what: messages.postedTerraceApartment },
    { when: messages.n27Sep2026, what: messages.changedThePriceOfCourtyard },
  ],
} as const;

/** A sample account with sample activity that shows visitors what a profile is for; it is labelled as one. */
export function SampleProfile() {
  return (
    <Card aria-labelledby="sample-profile">
      <Stack $gap={24}>
        <Overline as="h2" id="sample-profile">
          {messages.sampleProfile}
        </Overline>
        <Head>
          <Monogram name={sample.name} />
          <div>
            <Name>{sample.name}</Name>
            <Soft>{sample.since}</Soft>
          </div>
        </Head>
        <Facts>
          {sample.facts.map(([what, count]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </Facts>
        <Stack $gap={8}>
          <Display3>{messages.recentActivity}</Display3>
          <Activity>
            {sample.activity.map(({ when, what }) => (
              <li key={when}>
                <span>{when}</span>
                {what}
              </li>
            ))}
          </Activity>
        </Stack>
      </Stack>
    </Card>
  );
}

const Card = styled.section`
  max-width: 45rem;
  margin: 0 auto;
  padding: ${space[32]} ${space[24]};
  border: 1px dashed ${color.ink500};
  border-radius: ${radius.picture};
`;
const Head = styled.div`
  display: flex;
  gap: ${space[16]};
  align-items: center;
`;
const Name = styled.p`
  font: 600 ${size[28]} / 1.2 ${font.display};
`;
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]} ${space[48]};
  dt {
    color: ${color.ink500};
    font-size: ${size[14]};
  }
  dd {
    font: 600 ${size[22]} / 1.3 ${font.display};
    font-variant-numeric: lining-nums;
  }
`;
const Activity = styled.ol`
  li {
    display: grid;
    gap: 0 ${space[16]};
    padding: ${space[12]} 0;
    border-top: 1px solid ${color.sand200};
    grid-template-columns: 6.5rem minmax(0, 1fr);
  }
  span {
    color: ${color.ink500};
    font-size: ${size[14]};
    line-height: 1.8;
  }
`;
