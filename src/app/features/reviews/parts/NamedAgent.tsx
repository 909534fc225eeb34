import * as messages from '@messages/app/reviews';
import { useEffect } from 'react';
import { useGetAgentQuery } from '../../../api/endpoints/contentApi';

export interface NamedAgentProps {
  id: string;
  /** Gets the id once the site turns out to show them, and undefined once the address names them no longer. */
  onKnown: (id: number | undefined) => void;
}

/** The agent whom a review names; nothing for one whom the site does not show. */
export function NamedAgent({ id, onKnown }: NamedAgentProps) {
  const { currentData: agent } = useGetAgentQuery(id);
  useEffect(() => {
    if (!agent) return undefined;
    onKnown(agent.id);
    return () => onKnown(undefined);
  }, [agent, onKnown]);
  return agent && <p>{messages.aboutAgent(agent.name)}</p>;
}
