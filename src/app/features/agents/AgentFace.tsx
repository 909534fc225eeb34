import type { Agent } from '@contract/agentShape';
import styled from 'styled-components';
import { Monogram } from '../../ui/Monogram';

/** An agent's picture, or their initials. Their name stands beside it. */
export function AgentFace({ agent: { avatar, name } }: { agent: Pick<Agent, 'avatar' | 'name'> }) {
  return avatar ? <Face src={avatar} alt="" width={56} height={56} loading="lazy" /> : <Monogram name={name} />;
}

const Face = styled.img`
  flex: none;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 50%;
  object-fit: cover;
`;
