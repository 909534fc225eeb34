import type { AgentPage as AgentWithHomes } from '@contract/agents';
import * as messages from '@messages/app/agents';
import * as pages from '@messages/app/pages';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { shownError, statusOf } from '../api/apiError';
import { useGetAgentQuery, useGetCompanyQuery } from '../api/endpoints/contentApi';
import { AgentFace } from '../features/agents/AgentFace';
import { agentFacts, averageOf } from '../features/agents/agentLabels';
import { whatsAppLink } from '../features/company/whatsApp';
import { PropertyGrid, PropertyGridSkeleton } from '../features/properties/PropertyGrid';
import { ReviewCard } from '../features/reviews/ReviewCard';
import { ReviewGrid } from '../features/reviews/ReviewGrid';
import { color, size, space } from '../theme/tokens';
import { Breadcrumb } from '../ui/Breadcrumb';
import { ButtonAnchor, ButtonLink } from '../ui/Button';
import { Container, Display1, Display2, Section, Soft, Stack } from '../ui/Layout';
import { Failed, Notice } from '../ui/Notice';
import { phoneHref } from '../ui/phoneHref';

/** `/agents/{id}`: somebody who answers for homes, how to reach them, their homes, and the reviews that name them. */
export function AgentPage() {
  const { id = '' } = useParams();
  const { currentData: agent, error, isFetching, refetch } = useGetAgentQuery(id);
  if (agent) return <Shown agent={agent} />;
  const status = statusOf(error);
  if (status === 404 || status === 400)
    return (
      <Top>
        <Notice
          level="h1"
          title={messages.agentNotFound}
          actions={
            <>
              <ButtonLink to="/properties">{messages.seeAllProperties}</ButtonLink>
              <ButtonLink to="/contact" $kind="quiet">
                {messages.contactUs}
              </ButtonLink>
            </>
          }
        >
          {messages.theyMayHaveLeft}
        </Notice>
      </Top>
    );
  const failure = isFetching ? undefined : shownError(error);
  return (
    <Top>
      {failure ? (
        <Failed
          level="h1"
          what={messages.thisAgent}
          words={failure.words}
          keepsTrying={failure.away}
          onRetry={() => void refetch()}
        />
      ) : (
        <Container>
          <PropertyGridSkeleton />
        </Container>
      )}
    </Top>
  );
}

function Shown({ agent }: { agent: AgentWithHomes }) {
  const { id, name, phone, phone_e164: number, email, listings, listings_total: total, reviews } = agent;
  const { data: company } = useGetCompanyQuery();
  const address = `${company?.site ?? ''}/agents/${id}`;
  const average = averageOf(reviews);
  return (
    <>
      <Head>
        <Container>
          <Stack $gap={16}>
            <Breadcrumb trail={[{ name: pages.aboutUsLabel, to: '/about' }, { name }]} />
            <Who>
              <AgentFace agent={agent} />
              <Display1>{name}</Display1>
            </Who>
            {agentFacts(agent).map((fact) => (
              <Soft key={fact}>{fact}</Soft>
            ))}
            <Actions>
              {phone && (
                <ButtonAnchor href={phoneHref(number ?? phone)}>
                  <Phone size={18} strokeWidth={1.5} aria-hidden /> {messages.call} {phone}
                </ButtonAnchor>
              )}
              {number && (
                <ButtonAnchor
                  href={whatsAppLink(number, messages.helloFromYourPage(name, address))}
                  target="_blank"
                  rel="noreferrer"
                  $kind="quiet"
                >
                  <MessageCircle size={18} strokeWidth={1.5} aria-hidden /> {messages.whatsApp}
                </ButtonAnchor>
              )}
              {email && (
                <ButtonAnchor href={`mailto:${email}`} $kind="quiet">
                  <Mail size={18} strokeWidth={1.5} aria-hidden /> {messages.email}
                </ButtonAnchor>
              )}
            </Actions>
          </Stack>
        </Container>
      </Head>
      <Section aria-labelledby="homes">
        <Container>
          <Stack $gap={32}>
            <Stack $gap={8}>
              <Display2 id="homes">{messages.homesOf(name)}</Display2>
              {listings.length < total && <Soft>{messages.newestOf(listings.length, total)}</Soft>}
            </Stack>
            {listings.length > 0 ? (
              <PropertyGrid properties={listings} level="h3" leads />
            ) : (
              <Notice
                title={messages.noHomesNow}
                actions={<ButtonLink to="/properties">{messages.seeAllProperties}</ButtonLink>}
              >
                {messages.askThemWhatComes(name)}
              </Notice>
            )}
          </Stack>
        </Container>
      </Section>
      <Last $tone="sand" aria-labelledby="reviews">
        <Container>
          <Stack $gap={32}>
            <Stack $gap={8}>
              <Display2 id="reviews">{messages.reviewsOf(name)}</Display2>
              <Soft>
                {average === null ? messages.noReviewsYet(name) : messages.outOfFive(average, reviews.length)}
              </Soft>
            </Stack>
            {reviews.length > 0 && (
              <ReviewGrid>
                {reviews.map((review) => (
                  <li key={review.id}>
                    <ReviewCard review={{ ...review, role: '', property: '' }} />
                  </li>
                ))}
              </ReviewGrid>
            )}
            <div>
              <ButtonLink to={`/reviews?agent=${id}#write`} $kind="quiet">
                {messages.reviewThem(name)}
              </ButtonLink>
            </div>
          </Stack>
        </Container>
      </Last>
    </>
  );
}

const Top = styled.div`
  padding-top: calc(var(--bar) + ${space[32]});
`;
const Head = styled.header`
  padding: calc(var(--bar) + ${space[32]}) 0 ${space[32]};
  background: ${color.sand100};
  border-bottom: 1px solid ${color.sand200};
`;
const Who = styled.div`
  display: flex;
  gap: ${space[16]};
  align-items: center;
  h1 {
    min-width: 0;
    font-size: ${size[40]};
    overflow-wrap: anywhere;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  padding-top: ${space[8]};
  @media print {
    display: none;
  }
`;
/** The floating buttons end on it. */
const Last = styled(Section)`
  padding-bottom: calc(var(--section) + ${space[32]});
`;
