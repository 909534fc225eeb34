import type { Company } from '@contract/content';
import { type StateCode, states } from '@contract/states';
import * as messages from '@messages/app/papers';
import { agentCodePath } from '../../api/endpoints/reraFiles';
import { Display3, Stack } from '../../ui/Layout';
import { ReraCode } from './ReraCode';

type Agents = Company['rera_agents'];

/** Our registrations as an agent, each with its register and code; nothing without any. */
export function AgentNumbers({ agents }: { agents: Agents }) {
  const known = agents.filter(({ state }) => state in states);
  if (known.length === 0) return null;
  return (
    <Stack $gap={12}>
      <Display3 as="h3">{messages.ourRegistration}</Display3>
      {known.map(({ state, number }) => (
        <ReraCode
          key={state}
          state={state as StateCode}
          number={messages.ourNumber(states[state as StateCode].rera.name, number)}
          code={agentCodePath(state as StateCode)}
        />
      ))}
    </Stack>
  );
}
