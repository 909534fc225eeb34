import * as messages from '@messages/app/visits';
import { useParams } from 'react-router-dom';
import { MembersOnly } from '../features/profile/MembersOnly';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { useLinkToken } from '../ui/useLinkToken';
import { lazyComponent } from '../ui/lazyComponent';

/** Loaded for those who have visits. */
const VisitList = lazyComponent(() =>
  import(/* webpackChunkName: "visits" */ '../features/visits/VisitList').then((module) => module.VisitList),
);
const VisitDetails = lazyComponent(() =>
  import(/* webpackChunkName: "visits" */ '../features/visits/VisitDetails').then((module) => module.VisitDetails),
);

/** `/visits` and `/visits/{id}`: one route, because every route is in the first load. */
export function VisitsPage() {
  const { '*': id } = useParams();
  return id ? <OneVisit id={id} /> : <AllVisits />;
}

/** An account's visits, as visitor and as owner. */
function AllVisits() {
  return (
    <>
      <PageHead title={messages.visits} lead={messages.lead} trail={[{ name: messages.visits }]} />
      <Container>
        <MembersOnly title={messages.logInToSeeThem} words={messages.orOpenTheLink}>
          <VisitList />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}

/** One visit, for an account or by the link in an email. */
function OneVisit({ id }: { id: string }) {
  const { token, forget } = useLinkToken(`visitLink/${id}`);
  return (
    <>
      <PageHead title={messages.visit} trail={[{ name: messages.visits, to: '/visits' }, { name: messages.visit }]} />
      <Container>
        {token ? (
          <VisitDetails key={`${id} ${token}`} id={id} token={token} onForget={forget} />
        ) : (
          <MembersOnly title={messages.logInToSeeThis} words={messages.orOpenTheLink}>
            <VisitDetails key={id} id={id} onForget={forget} />
          </MembersOnly>
        )}
        <PageEnd />
      </Container>
    </>
  );
}
