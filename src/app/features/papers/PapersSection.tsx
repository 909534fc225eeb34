import type { Property } from '@contract/properties';
import { type StateCode, stateOf } from '@contract/states';
import * as messages from '@messages/app/papers';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useGetCompanyQuery } from '../../api/endpoints/contentApi';
import { reraCodePath } from '../../api/endpoints/reraFiles';
import { color, radius, size, space } from '../../theme/tokens';
import { dayLabel } from '../../ui/Day';
import { iconBefore } from '../../ui/iconBefore';
import { Display2, Display3, Soft, Stack } from '../../ui/Layout';
import { AgentNumbers } from './AgentNumbers';
import { ReraCode } from './ReraCode';

interface PapersProps {
  property: Property;
  /** The way to copies of them, if its owner shares some. */
  children?: ReactNode;
}

/** What a listing says about the state's register, our registration there, and which papers we have seen. */
export function PapersSection({ property, children }: PapersProps) {
  const { data: company } = useGetCompanyQuery();
  const state = stateOf(property.city.name);
  return (
    <Band id="papers" aria-labelledby="papers-title">
      <Stack $gap={24}>
        <Display2 id="papers-title">{messages.title}</Display2>
        <Columns>
          <Stack $gap={12}>
            <Display3>{messages.register}</Display3>
            <Registration property={property} state={state} />
          </Stack>
          <AgentNumbers agents={(company?.rera_agents ?? []).filter((agent) => agent.state === state)} />
        </Columns>
        <Stack $gap={12}>
          <Display3>
            {property.papers.some(({ seen_on: day }) => day !== null) ? messages.whatWeSaw : messages.sawNone}
          </Display3>
          <List>
            {property.papers.map(({ paper, seen_on: day }) => (
              <div key={paper} data-seen={day !== null}>
                <dt>{messages.kinds[paper]}</dt>
                <dd>{day === null ? messages.notSeen : messages.seenOn(dayLabel(day))}</dd>
              </div>
            ))}
          </List>
          <Small>{messages.note}</Small>
        </Stack>
        {children}
      </Stack>
    </Band>
  );
}

function Registration({ property, state }: { property: Property; state: StateCode | undefined }) {
  const { id, lifecycle, rera_number: number, rera_status: status, rera_reason: reason } = property;
  if (status === 'exempt' && reason) return <p>{messages.notRequired(reason)}</p>;
  if (!number) return <p>{messages.notStated}</p>;
  if (!state) return <p>{number}</p>;
  // a picture is requested without a login, which an unpublished listing needs
  const code = lifecycle === 'published' ? reraCodePath(id) : undefined;
  return <ReraCode state={state} number={number} code={code} />;
}

const Band = styled.section`
  container-type: inline-size;
  @media print {
    break-inside: avoid;
  }
`;
const Columns = styled.div`
  display: grid;
  gap: ${space[24]} ${space[32]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
`;
const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin: 0;
  > div {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[8]};
    padding: ${space[4]} ${space[12]};
    border: 1px solid ${color.sand200};
    border-radius: ${radius.control};
    font-size: ${size[14]};
    ${iconBefore(Minus)}
  }
  > [data-seen='true'] {
    ${iconBefore(Check)}
  }
  dd {
    margin: 0;
    color: ${color.ink500};
    font-variant-numeric: tabular-nums;
  }
  > [data-seen='true'] dd {
    color: ${color.leaf700};
  }
  @media print {
    > [data-seen='false'] {
      display: none;
    }
  }
`;
const Small = styled(Soft)`
  max-width: 68ch;
  font-size: ${size[14]};
`;
