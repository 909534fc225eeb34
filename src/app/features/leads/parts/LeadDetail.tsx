import { enquiryKindLabels } from '@contract/enquirySubject';
import type { Enquiry, EnquirySummary } from '@contract/enquiries';
import * as messages from '@messages/app/leads';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { shownError, statusOf, errorMessage } from '../../../api/apiError';
import { toastAdded } from '../../../flow/toastsSlice';
import { color, from, radius, size, space } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/Button';
import { Display2, Soft, Stack } from '../../../ui/Layout';
import { Notice } from '../../../ui/Notice';
import { QueryView } from '../../../ui/QueryView';
import { choiceStates, coveringInput } from '../../../ui/choiceStyles';
import { Skeleton } from '../../../ui/Skeleton';
import { ownMoment } from '../../../ui/days';
import { officeLine, stateNames } from '../leadLabels';
import { leadStates } from '../leadSearch';
import { useChangeLeadMutation, useGetLeadQuery } from '../../../api/endpoints/leadsApi';
import { LeadContact } from './LeadContact';
import { LeadNotes } from './LeadNotes';
import { useAppDispatch } from '../../../session/storeHooks';
import { Rich } from '../../../ui/Rich';

interface LeadDetailProps {
  id: number;
  /** The list's address. */
  back: string;
  summary: EnquirySummary | undefined;
}

/** One enquiry: the message, ways to reply, its state, and the owner's notes. */
export function LeadDetail({ id, back, summary }: LeadDetailProps) {
  const { currentData, error, refetch } = useGetLeadQuery(id, { refetchOnMountOrArgChange: true });
  const head = useRef<HTMLElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), [id]);
  if (statusOf(error) === 404)
    return (
      <Notice
        title={messages.enquiryNotFound}
        actions={
          <ButtonLink to={back} $kind="quiet">
            {messages.seeAllEnquiries}
          </ButtonLink>
        }
      >
        {messages.itMayBelongToAnotherAccount}
      </Notice>
    );
  return (
    <Side ref={head} tabIndex={-1} aria-label={messages.theOpenEnquiry}>
      <Back to={back}>
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden /> {messages.allEnquiries}
      </Back>
      <QueryView
        what={messages.thisEnquiry}
        data={currentData}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="28rem" role="status" />}
      >
        {(lead) => <Lead lead={lead} summary={summary} />}
      </QueryView>
    </Side>
  );
}

function Lead({ lead, summary }: { lead: Enquiry; summary: EnquirySummary | undefined }) {
  return (
    <Stack $gap={32}>
      <Stack $gap={8}>
        <Display2>{lead.name}</Display2>
        <Soft>
          {enquiryKindLabels[lead.kind]}, {ownMoment(lead.createdAt)}
        </Soft>
        <About lead={lead} />
        {lead.preferred_at && (
          <p>
            <Rich text={messages.preferredDate} date={<strong>{ownMoment(lead.preferred_at)}</strong>} />
          </p>
        )}
      </Stack>
      <Message>{lead.message}</Message>
      <LeadContact lead={lead} summary={summary} />
      <Stack $gap={8}>
        <States lead={lead} />
        {officeLine(lead).map((words) => (
          <Soft key={words}>{words}</Soft>
        ))}
        {lead.office?.reply && (
          <>
            <Soft>{messages.officeWrote}</Soft>
            <Message>{lead.office.reply}</Message>
          </>
        )}
      </Stack>
      <LeadNotes lead={lead} />
    </Stack>
  );
}

function About({ lead: { property, service } }: { lead: Enquiry }) {
  if (property)
    return (
      <p>
        <Rich
          text={messages.aboutListing}
          title={
            property.id ? (
              <Link to={`/properties/${property.id}`}>{property.title}</Link>
            ) : (
              messages.aDeletedListing(property.title)
            )
          }
        />
      </p>
    );
  return service ? <p>{messages.aboutTitle(service.title)}</p> : null;
}

/** Sets the reader's own status of the enquiry. It shows at once and is undone with a message if the server refuses. */
function States({ lead: { id, state, office } }: { lead: Enquiry }) {
  const [change] = useChangeLeadMutation();
  const dispatch = useAppDispatch();
  return (
    <Choice>
      <legend>{office ? messages.yourStatus : messages.status}</legend>
      {leadStates.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={`state-${id}`}
            value={one}
            checked={one === state}
            onChange={() => {
              change({ id, state: one })
                .unwrap()
                .catch((refusal: unknown) =>
                  dispatch(toastAdded('bad', messages.theEnquiryWasNotChanged(errorMessage(refusal)))),
                );
            }}
          />
          <span>{stateNames[one]}</span>
        </label>
      ))}
    </Choice>
  );
}

const Side = styled.section`
  min-width: 0;
  outline: none;
  ${from.tablet} {
    position: sticky;
    top: calc(var(--bar) + ${space[24]});
    padding-left: ${space[48]};
    border-left: 1px solid ${color.sand200};
  }
`;
const Back = styled(Link)`
  display: inline-flex;
  gap: ${space[8]};
  align-items: center;
  min-height: 2.75rem;
  margin-bottom: ${space[8]};
  ${from.tablet} {
    display: none;
  }
`;
const Message = styled.blockquote`
  padding: ${space[16]} ${space[24]};
  background: ${color.sand100};
  border-left: 3px solid ${color.brass500};
  border-radius: ${radius.picture};
  white-space: pre-wrap;
`;
const Choice = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  legend {
    padding: 0 0 ${space[8]};
    font-weight: 500;
    font-size: ${size[14]};
  }
  label {
    position: relative;
  }
  input {
    ${coveringInput}
  }
  span {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0 ${space[24]};
    border: 1px solid ${color.ink500};
    margin-left: -1px;
  }
  label:first-of-type span {
    border-radius: ${radius.control} 0 0 ${radius.control};
    margin-left: 0;
  }
  label:last-of-type span {
    border-radius: 0 ${radius.control} ${radius.control} 0;
  }
  input:checked + span {
    background: ${color.brassButton};
    color: ${color.onBrass};
    border-color: ${color.brassButton};
    font-weight: 500;
  }
  input:focus-visible + span {
    position: relative;
  }
  ${choiceStates}
`;
