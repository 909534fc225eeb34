import type { Property } from '@contract/properties';
import * as messages from '@messages/app/agents';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, size, space } from '../../theme/tokens';
import { phoneHref } from '../../ui/phoneHref';
import { AgentFace } from './AgentFace';
import { agentFacts } from './agentLabels';

interface AgentCardProps {
  property: Pick<Property, 'agent' | 'owner'>;
  /** The link to a WhatsApp chat with the agent about this listing. */
  chat?: string | null | undefined;
}

/** Who answers for a listing: its agent with what they are known by, or else whose listing it is. */
export function AgentCard({ property: { agent, owner }, chat }: AgentCardProps) {
  if (!agent) return <Posted>{messages.postedBy(owner.name)}</Posted>;
  const { id, name, phone, phone_e164: number } = agent;
  return (
    <Card aria-label={messages.answersForThisHome}>
      <AgentFace agent={agent} />
      <div>
        <p>{messages.answersForThisHome}</p>
        <Name to={`/agents/${id}`}>{name}</Name>
        {agentFacts(agent).map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {phone && (
          <Call href={phoneHref(number ?? phone)} aria-label={`${messages.callThem(name)}, ${phone}`}>
            {phone}
          </Call>
        )}
        {chat && (
          <Call href={chat} target="_blank" rel="noreferrer">
            {messages.chat}
          </Call>
        )}
      </div>
    </Card>
  );
}

const Posted = styled.p`
  color: ${color.ink500};
  font-size: ${size[14]};
  @media print {
    color: ${color.ink900};
  }
`;
const Card = styled.section`
  display: flex;
  gap: ${space[12]};
  align-items: start;
  font-size: ${size[14]};
  > div {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    color: ${color.ink500};
  }
`;
const Name = styled(Link)`
  justify-self: start;
  line-height: 2.75rem;
  color: ${color.ink900};
  font-weight: 600;
  font-size: ${size[18]};
`;
const Call = styled.a`
  justify-self: start;
  line-height: 2.75rem;
  color: ${color.ink900};
  font-weight: 600;
  font-size: ${size[16]};
`;
