import type { Enquiry, EnquirySummary } from '@contract/enquiries';
import * as messages from '@messages/app/leads';
import { Eye, Mail, MessageCircle, Phone } from 'lucide-react';
import styled from 'styled-components';
import { codeOf, errorMessage } from '../../../api/apiError';
import { color, size, space } from '../../../theme/tokens';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/Button';
import { Soft, Stack } from '../../../ui/Layout';
import { contactLabel, replyLinks } from '../leadLabels';
import { useOpenLeadMutation } from '../../../api/endpoints/leadsApi';

/**
 * The enquirer's contact details: masked until opening them uses one contact of the allowance, then with ways to
 * reply.
 */
export function LeadContact({ lead, summary }: { lead: Enquiry; summary: EnquirySummary | undefined }) {
  const [open, { isLoading, error }] = useOpenLeadMutation();
  const noneLeft = codeOf(error) === 'contacts_used';
  return (
    <Stack $gap={16}>
      <Facts>
        <div>
          <dt>{messages.email}</dt>
          <dd>{lead.email}</dd>
        </div>
        {lead.phone && (
          <div>
            <dt>{messages.phone}</dt>
            <dd>
              {lead.phone}
              {lead.opened && lead.phone_e164 === null && <Soft>{messages.checkThisNumber}</Soft>}
            </dd>
          </div>
        )}
      </Facts>
      {lead.opened ? (
        <Ways lead={lead} />
      ) : (
        <Stack $gap={8}>
          <div>
            <Button disabled={isLoading} onClick={() => void open(lead.id)}>
              <Eye size={18} strokeWidth={1.5} aria-hidden /> {isLoading ? messages.oneMoment : messages.showContact}
            </Button>
          </div>
          {error ? (
            <Refused role="alert">
              {errorMessage(error)}{' '}
              {noneLeft && (
                <ButtonLink to="/packages" $kind="quiet">
                  {messages.seeThePackages}
                </ButtonLink>
              )}
            </Refused>
          ) : (
            <Soft>
              {messages.thisUsesOneContact} {contactLabel(summary)}
            </Soft>
          )}
        </Stack>
      )}
    </Stack>
  );
}

function Ways({ lead }: { lead: Enquiry }) {
  const { mail, call, whatsApp } = replyLinks(lead);
  return (
    <Row>
      <ButtonAnchor href={mail}>
        <Mail size={18} strokeWidth={1.5} aria-hidden /> {messages.replyByEmail}
      </ButtonAnchor>
      {whatsApp && (
        <ButtonAnchor href={whatsApp} $kind="quiet" target="_blank" rel="noreferrer">
          <MessageCircle size={18} strokeWidth={1.5} aria-hidden /> {messages.whatsApp}
        </ButtonAnchor>
      )}
      {call && (
        <ButtonAnchor href={call} $kind="quiet">
          <Phone size={18} strokeWidth={1.5} aria-hidden /> {messages.call}
        </ButtonAnchor>
      )}
    </Row>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${space[4]};
  div {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: ${space[12]};
  }
  dt {
    color: ${color.ink500};
    font-size: ${size[14]};
    line-height: 1.8;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
const Refused = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  align-items: center;
  color: ${color.claret700};
`;
