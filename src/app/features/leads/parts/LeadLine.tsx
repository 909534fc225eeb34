import { enquiryKindLabels, subjectOf } from '@contract/enquirySubject';
import type { Enquiry } from '@contract/enquiries';
import * as messages from '@messages/app/leads';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/Layout';
import { ownMoment } from '../../../ui/days';
import { stateNames } from '../leadLabels';

/** One row of the list: who asks about what, since when, and whether it is new. */
export function LeadLine({ lead, to, open }: { lead: Enquiry; to: string; open: boolean }) {
  const fresh = lead.state === 'new';
  return (
    <Line>
      <Row to={to} preventScrollReset={open} aria-current={open ? 'true' : undefined} $open={open}>
        <Name $fresh={fresh}>
          {fresh && <Dot />}
          {fresh && <VisuallyHidden>{messages.newLabelLabel} </VisuallyHidden>}
          {lead.name}
        </Name>
        <Time dateTime={lead.createdAt}>{ownMoment(lead.createdAt)}</Time>
        <Subject>{subjectOf(lead)}</Subject>
        <Small>
          {enquiryKindLabels[lead.kind]}
          {!fresh && ` · ${stateNames[lead.state]}`}
        </Small>
      </Row>
    </Line>
  );
}

const Line = styled.li`
  border-bottom: 1px solid ${color.sand200};
`;
const Row = styled(Link)<{ $open: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[12]};
  padding: ${space[12]} ${space[8]} ${space[12]} ${space[12]};
  text-decoration: none;
  border-left: 3px solid ${({ $open }) => ($open ? color.brass700 : 'transparent')};
  background: ${({ $open }) => ($open ? color.sand100 : 'transparent')};
  &:hover {
    background: ${color.sand100};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const Name = styled.span<{ $fresh: boolean }>`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  min-width: 0;
  font-weight: ${({ $fresh }) => ($fresh ? 700 : 500)};
`;
const Dot = styled.span`
  flex: none;
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: ${color.brass500};
`;
const Time = styled.time`
  color: ${color.ink500};
  font-size: ${size[14]};
  line-height: 1.8;
  white-space: nowrap;
`;
const Subject = styled.span`
  grid-column: 1 / -1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Small = styled.span`
  grid-column: 1 / -1;
  color: ${color.ink500};
  font-size: ${size[14]};
`;
