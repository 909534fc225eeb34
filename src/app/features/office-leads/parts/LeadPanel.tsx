import { enquiryKindLabels } from '@contract/enquirySubject';
import type { OfficeEnquiryDetail } from '@contract/officeEnquiries';
import * as messages from '@messages/app/officeLeads';
import * as contacts from '@messages/app/officeContacts';
import * as office from '@messages/app/officeUi';
import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import styled from 'styled-components';
import { shownError, statusOf } from '../../../api/apiError';
import { useGetOfficeEnquiryQuery } from '../../../api/endpoints/officeEnquiriesApi';
import { color, radius, space } from '../../../theme/tokens';
import { Soft, Stack } from '../../../ui/Layout';
import { Notice } from '../../../ui/Notice';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { ownMoment } from '../../../ui/days';
import { CloseLink, Detail, DetailHead, Facts, RowLinks } from '../../../ui/office/OfficePage';
import { Status } from '../../../ui/office/Status';
import { callHref } from '../../../ui/callHref';
import { channelLabels, stateLabel, stateLabels, stateTone } from '../officeLeadLabels';
import { Conversation } from './Conversation';
import { LeadChoices } from './LeadChoices';
import { WhatsApp } from './WhatsApp';

interface LeadPanelProps {
  id: number;
  agents: readonly { id: number; name: string }[];
  close: To;
  /** The next enquiry of the list. */
  next: To | undefined;
}

/** One enquiry: what is asked, by whom, who answers, and the conversation. */
export function LeadPanel({ id, agents, close, next }: LeadPanelProps) {
  const { currentData, error, refetch } = useGetOfficeEnquiryQuery(id, { refetchOnMountOrArgChange: true });
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), [id]);
  return (
    <Detail ref={panel} tabIndex={-1} aria-label={messages.theOpenEnquiry}>
      <CloseLink to={close} label={messages.closeThisEnquiry} next={next} />
      {statusOf(error) === 404 ? (
        <Notice title={messages.enquiryNotFound}>{messages.itMayHaveBeenDeleted}</Notice>
      ) : (
        <QueryView
          what={messages.thisEnquiry}
          data={currentData}
          failure={shownError(error)}
          onRetry={() => void refetch()}
          skeleton={<Skeleton $height="28rem" role="status" aria-label={messages.loadingTheEnquiry} />}
        >
          {(enquiry) => (
            <Stack $gap={24}>
              <DetailHead>
                <h2>{enquiry.name}</h2>
                <Status tone={stateTone(enquiry, Date.now())}>{stateLabel(enquiry, Date.now())}</Status>
              </DetailHead>
              <LeadChoices enquiry={enquiry} agents={agents} />
              {enquiry.message && <Message>{enquiry.message}</Message>}
              <LeadFacts enquiry={enquiry} />
              <WhatsApp enquiry={enquiry} />
              <Conversation enquiry={enquiry} />
              <Person person={enquiry.person} />
              <RowLinks>
                <Link to={`/office/visits?add=1&lead=${id}`}>{office.bookAVisit}</Link>
                <Link to={`/office/leads/person/${id}`}>{contacts.everything}</Link>
              </RowLinks>
            </Stack>
          )}
        </QueryView>
      )}
    </Detail>
  );
}

function LeadFacts({ enquiry }: { enquiry: OfficeEnquiryDetail }) {
  const {
    kind,
    channel,
    source,
    property,
    service,
    owner,
    email,
    phone,
    preferred_at: preferred,
    created_at: created,
  } = enquiry;
  const { state, response_due_at: due, first_response_at: first } = enquiry;
  // without a first reply, only what is new waits for one
  const clock = first ?? (state === 'new' ? due : null);
  const pages = [source?.referrer, source?.first_path].filter((page) => page !== undefined);
  return (
    <Facts>
      <dt>{messages.kind}</dt>
      <dd>{enquiryKindLabels[kind]}</dd>
      {property && (
        <>
          <dt>{messages.listing}</dt>
          <dd>{property.id ? <Link to={`/properties/${property.id}`}>{property.title}</Link> : property.title}</dd>
        </>
      )}
      {service && (
        <>
          <dt>{messages.service}</dt>
          <dd>{service.title}</dd>
        </>
      )}
      {owner && (
        <>
          <dt>{messages.owner}</dt>
          <dd>
            {messages.ownerWithStatus(
              owner.name,
              stateLabels[owner.state].toLowerCase(),
              owner.state_at && ownMoment(owner.state_at),
            )}
          </dd>
        </>
      )}
      {email && (
        <>
          <dt>{messages.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </>
      )}
      {phone && (
        <>
          <dt>{messages.phone}</dt>
          <dd>
            <a href={callHref(phone)} aria-keyshortcuts="c">
              {phone}
            </a>
            {enquiry.phone_e164 === null && <Soft>{messages.checkThisNumber}</Soft>}
          </dd>
        </>
      )}
      {preferred && (
        <>
          <dt>{messages.preferredTime}</dt>
          <dd>{ownMoment(preferred)}</dd>
        </>
      )}
      <dt>{messages.received}</dt>
      <dd>{ownMoment(created)}</dd>
      <dt>{messages.reachedUsBy}</dt>
      <dd>{source ? messages.bySender(channelLabels[channel], source.sender) : channelLabels[channel]}</dd>
      {source?.campaign && (
        <>
          <dt>{messages.campaign}</dt>
          <dd>{Object.values(source.campaign).filter(Boolean).join(', ')}</dd>
        </>
      )}
      {pages.length > 0 && (
        <>
          <dt>{messages.cameFrom}</dt>
          <dd>{pages.join(', ')}</dd>
        </>
      )}
      {clock && (
        <>
          <dt>{first ? messages.firstReply : messages.replyDue}</dt>
          <dd>{ownMoment(clock)}</dd>
        </>
      )}
    </Facts>
  );
}

function Person({ person: { account, enquiries } }: Pick<OfficeEnquiryDetail, 'person'>) {
  if (!account && enquiries.length === 0) return null;
  return (
    <section aria-labelledby="same-person">
      <Subheading id="same-person">{messages.samePerson}</Subheading>
      {account && <p>{messages.accountUsernameFavourites(account.username, account.favourites, account.meetings)}</p>}
      <ul>
        {enquiries.map(({ id, kind, state, title, created_at: at }) => (
          <li key={id}>
            <Link to={`/office/leads?open=${id}`}>{title || enquiryKindLabels[kind]}</Link>,{' '}
            {stateLabels[state].toLowerCase()}, {ownMoment(at)}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Message = styled.blockquote`
  padding: ${space[12]} ${space[16]};
  background: ${color.sand100};
  border-left: 3px solid ${color.brass500};
  border-radius: ${radius.picture};
  white-space: pre-wrap;
`;
const Subheading = styled.h3`
  padding-bottom: ${space[8]};
  font-weight: 600;
`;
