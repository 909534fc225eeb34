import type { ShortlistMember, WholeShortlist } from '@contract/shortlists';
import * as messages from '@messages/app/shortlists';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useRemoveShortlistMemberMutation, useSetShortlistEmailsMutation } from '../../../api/endpoints/shortlistsApi';
import { color, size, space } from '../../../theme/tokens';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Display3, Stack } from '../../../ui/Layout';
import { TextButton } from '../../../ui/TextButton';
import { useReport } from '../useReport';

/** Who has the list. The owner can remove others, everybody else can leave. */
export function Members({ list }: { list: WholeShortlist }) {
  return (
    <Stack as="section" $gap={8} aria-labelledby="shortlist-members">
      <Display3 as="h2" id="shortlist-members">
        {messages.members}
      </Display3>
      <ul>
        {list.members.map((member) => (
          <Member key={member.id}>
            <span>
              {member.is_you ? messages.nameIsYou(member.name) : member.name}
              <Role>{messages.roles[member.role]}</Role>
            </span>
            {list.role === 'owner' && member.role !== 'owner' && <RemoveMember list={list.id} member={member} />}
          </Member>
        ))}
      </ul>
      {list.members.length > 1 && <Emails list={list} />}
      {list.role !== 'owner' && <Leave list={list} />}
    </Stack>
  );
}

/** Whether this member learns of votes and notes by email. */
function Emails({ list: { id, emails } }: { list: WholeShortlist }) {
  const [set] = useSetShortlistEmailsMutation();
  const report = useReport();
  return (
    <Choice>
      <input
        type="checkbox"
        checked={emails}
        onChange={({ target }) =>
          void report(set({ id, emails: target.checked }).unwrap(), messages.emailsWereNotChanged)
        }
      />
      {messages.emailMe}
    </Choice>
  );
}

function RemoveMember({ list, member }: { list: number; member: ShortlistMember }) {
  const [asking, setAsking] = useState(false);
  const [remove] = useRemoveShortlistMemberMutation();
  const report = useReport();
  const confirm = () => {
    setAsking(false);
    void report(remove({ id: list, member: member.id, own: false }).unwrap(), messages.memberWasNotRemoved);
  };
  return (
    <>
      <TextButton onClick={() => setAsking(true)} aria-label={messages.removeName(member.name)}>
        {messages.remove}
      </TextButton>
      {asking && (
        <ConfirmDialog
          title={messages.removeThisMember(member.name)}
          action={messages.removeName(member.name)}
          wayBack={messages.keepIt}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {messages.memberLosesTheList(member.name)}
        </ConfirmDialog>
      )}
    </>
  );
}

function Leave({ list }: { list: WholeShortlist }) {
  const [asking, setAsking] = useState(false);
  const [remove] = useRemoveShortlistMemberMutation();
  const report = useReport();
  const navigate = useNavigate();
  const me = list.members.find(({ is_you }) => is_you)?.id ?? 0;
  const confirm = async () => {
    setAsking(false);
    if (await report(remove({ id: list.id, member: me, own: true }).unwrap(), messages.youCouldNotLeave))
      void navigate('/shortlists');
  };
  return (
    <>
      <TextButton onClick={() => setAsking(true)}>{messages.leaveList}</TextButton>
      {asking && (
        <ConfirmDialog
          title={messages.leaveThisList}
          action={messages.leaveList}
          wayBack={messages.stay}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          {messages.yourVotesAreDeleted}
        </ConfirmDialog>
      )}
    </>
  );
}

const Member = styled.li`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  border-bottom: 1px solid ${color.sand200};
`;
const Role = styled.small`
  display: block;
  color: ${color.ink500};
  font-size: ${size[14]};
`;
const Choice = styled.label`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  min-height: 2.75rem;
  font-size: ${size[14]};
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.brass700};
  }
`;
