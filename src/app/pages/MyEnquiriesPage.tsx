import * as messages from '@messages/app/conversations';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { MembersOnly } from '../features/profile/MembersOnly';
import { space } from '../theme/tokens';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { TabLinks } from '../ui/TabLinks';
import { lazyComponent } from '../ui/lazyComponent';
import { useLinkToken } from '../ui/useLinkToken';

/** Loaded for those who have enquiries. */
const LeadInbox = lazyComponent(() =>
  import(/* webpackChunkName: "my-enquiries" */ '../features/leads/LeadInbox').then((module) => module.LeadInbox),
);
const SentEnquiries = lazyComponent(() =>
  import(/* webpackChunkName: "conversations" */ '../features/conversations/SentEnquiries').then(
    (module) => module.SentEnquiries,
  ),
);
const ConversationPanel = lazyComponent(() =>
  import(/* webpackChunkName: "conversations" */ '../features/conversations/ConversationPanel').then(
    (module) => module.ConversationPanel,
  ),
);

/**
 * `/my-enquiries`: about the account's listings (`/received`, or `?id=` and others), or else what it asked us (`/sent`);
 * `/my-enquiries/{id}`: one of these. One route, because every route is in the first load.
 */
export function MyEnquiriesPage() {
  const { '*': rest } = useParams();
  const { search } = useLocation();
  if (rest === 'sent')
    return (
      <Both key="sent" open="sent">
        <SentEnquiries />
      </Both>
    );
  if (rest && rest !== 'received') return <One id={rest} />;
  return (
    <Both key="received" open="received">
      <LeadInbox orElse={rest || search ? undefined : '/my-enquiries/sent'} />
    </Both>
  );
}

const tabs = [
  { id: 'sent', name: messages.sentByMe, to: '/my-enquiries/sent' },
  { id: 'received', name: messages.aboutMyListings, to: '/my-enquiries/received' },
];

function Both({ open, children }: { open: 'sent' | 'received'; children: ReactNode }) {
  return (
    <>
      <PageHead title={messages.myEnquiries} lead={messages.whatYouAsked} trail={[{ name: messages.myEnquiries }]} />
      <Container>
        <MembersOnly title={messages.logInToSeeThem} words={messages.logInToReadAnswers}>
          <Parts>
            <TabLinks name={messages.views} open={open} tabs={tabs} />
            {children}
          </Parts>
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}

/** One enquiry, for the account that sent it or by the link in our emails. */
function One({ id }: { id: string }) {
  const { token } = useLinkToken(`conversationLink/${id}`);
  const trail = [{ name: messages.myEnquiries, to: '/my-enquiries/sent' }, { name: messages.yourEnquiry }];
  return (
    <>
      <PageHead title={messages.yourEnquiry} trail={trail} />
      <Container>
        {token ? (
          <ConversationPanel key={`${id} ${token}`} id={id} token={token} />
        ) : (
          <MembersOnly title={messages.logInToSeeThis} words={messages.orOpenTheLink}>
            <ConversationPanel key={id} id={id} />
          </MembersOnly>
        )}
        <PageEnd />
      </Container>
    </>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  align-content: start;
  padding-top: ${space[32]};
  min-height: 36rem;
`;
