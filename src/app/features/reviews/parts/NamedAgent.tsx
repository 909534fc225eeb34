import * as messages from '@messages/app/reviews';
import { useEffect } from 'react';
import { useGetAgentQuery } from '../../../api/endpoints/contentApi';

export interface NamedAgentProps {
  id: string;
  /** Gets the id once the site turns out to show them. */
  onKnown: (id: number) => void;
}

/** The agent whom a review names; nothing for one whom the site does not show. */
export function NamedAgent({ id, onKnown }: NamedAgentProps) {
  const { currentData: agent } = useGetAgentQuery(id);
  useEffect(() => {
    if (agent) onKnown(agent.id);
  }, [agent, onKnown]);
  return agent && <p>{messages.aboutAgent(agent.name)}</p>;
}
