import * as messages from '@messages/app/officeSetup';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { useGetOfficeSetupQuery } from '../../api/endpoints/officeApi';
import { color, font, size, space } from '../../theme/tokens';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { OfficePage } from '../../ui/office/OfficePage';
import { Status } from '../../ui/office/Status';
import { stepLabels, stepsLeft } from './setupLabels';

/** `/office/setup`: what an agency sets up before it opens, each step with its screen. */
export function OfficeSetupGuide() {
  const { currentData, error, refetch } = useGetOfficeSetupQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <OfficePage title={messages.setUpYourAgency}>
      <QueryView
        what={messages.theSetUp}
        data={currentData}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="30rem" role="status" aria-label={messages.loadingTheSetUp} />}
      >
        {(setup) => (
          <>
            <Lead role="status">{stepsLeft(setup) || messages.everythingIsSetUp}</Lead>
            <Steps>
              {setup.steps.map(({ id, done }) => {
                const { title, text, link } = stepLabels[id];
                return (
                  <li key={id}>
                    <h2>{title}</h2>
                    <Status tone={done ? 'good' : 'waiting'}>{done ? messages.done : messages.toDo}</Status>
                    <p>{text}</p>
                    {link && <Link to={link.to}>{link.name}</Link>}
                  </li>
                );
              })}
            </Steps>
          </>
        )}
      </QueryView>
    </OfficePage>
  );
}

/** On Today: leads to the guide until the set-up is complete. */
export function SetupReminder() {
  const { data } = useGetOfficeSetupQuery();
  const left = data && stepsLeft(data);
  if (!left) return null;
  return (
    <Reminder>
      {left} {messages.beforeYourAgencyCanOpen} <Link to="/office/setup">{messages.seeTheSetUpGuide}</Link>
    </Reminder>
  );
}

const Lead = styled.p`
  padding-bottom: ${space[16]};
  color: ${color.ink500};
`;
const Steps = styled.ol`
  display: grid;
  max-width: 45rem;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[4]} ${space[16]};
    align-items: baseline;
    padding: ${space[16]} 0;
    border-top: 1px solid ${color.sand200};
  }
  h2 {
    font: 600 ${size[18]} / 1.3 ${font.display};
  }
  p {
    grid-column: 1 / -1;
    max-width: 40rem;
  }
  a {
    grid-column: 1 / -1;
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-height: 2.75rem;
    color: ${color.brass700};
  }
`;
const Reminder = styled.p`
  padding: ${space[12]} ${space[16]};
  margin-top: ${space[32]};
  background: ${color.sand100};
  border-left: 3px solid ${color.amber700};
  a {
    color: ${color.brass700};
  }
`;
