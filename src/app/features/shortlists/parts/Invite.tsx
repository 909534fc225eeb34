import type { InvitedRole, ShortlistInvitation, WholeShortlist } from '@contract/shortlists';
import { findingLimits } from '@contract/findingLimits';
import * as messages from '@messages/app/shortlists';
import { useState } from 'react';
import styled from 'styled-components';
import {
  useInviteToShortlistMutation,
  useRevokeShortlistInvitationMutation,
} from '../../../api/endpoints/shortlistsApi';
import { color, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { SelectField, TextField } from '../../../ui/Field';
import { Display3, Stack } from '../../../ui/Layout';
import { ShareButton } from '../../../ui/ShareButton';
import { TextButton } from '../../../ui/TextButton';
import { ownDay } from '../../../ui/days';
import { useClientId } from '../../../ui/useClientId';
import { shownName } from '../shortlistLabels';
import { useReport } from '../useReport';

const roles: readonly (readonly [InvitedRole, string])[] = [
  ['edit', messages.editVoteAndNote],
  ['view', messages.onlyLook],
];

/** Creates links to a list, and revokes them. */
export function Invite({ list }: { list: WholeShortlist }) {
  const [role, setRole] = useState<InvitedRole>('edit');
  const [invite, { data: link, isLoading }] = useInviteToShortlistMutation();
  const clientId = useClientId();
  const report = useReport();
  const create = async () => {
    await invite({ id: list.id, role, client_id: clientId.of(role) }).unwrap();
    clientId.answered();
  };
  const isOpen = link && list.invitations.some(({ id }) => id === link.id);
  const address = link && new URL(link.url);
  return (
    <Stack as="section" $gap={12} aria-labelledby="shortlist-invite">
      <Display3 as="h2" id="shortlist-invite">
        {messages.shareThisList}
      </Display3>
      <Soft>{messages.whoeverHasTheLink(findingLimits.shortlist.days)}</Soft>
      <SelectField
        label={messages.theyCan}
        value={role}
        onChange={({ target }) => setRole(target.value === 'view' ? 'view' : 'edit')}
      >
        {roles.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div>
        <Button
          aria-disabled={isLoading}
          onClick={() => !isLoading && void report(create(), messages.linkWasNotCreated)}
        >
          {messages.createLink}
        </Button>
      </div>
      {isOpen && address && (
        <Stack $gap={8}>
          <TextField
            key={link.url}
            label={messages.linkToTheList}
            help={messages.copyItNow}
            readOnly
            autoFocus
            value={link.url}
            onFocus={({ target }) => target.select()}
          />
          <ShareButton title={shownName(list)} path={address.pathname + address.hash} />
        </Stack>
      )}
      {list.invitations.length > 0 && (
        <ul aria-label={messages.links}>
          {list.invitations.map((invitation) => (
            <Link key={invitation.id} list={list.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function Link({ list, invitation }: { list: number; invitation: ShortlistInvitation }) {
  const [asking, setAsking] = useState(false);
  const [now] = useState(() => Date.now());
  const [revoke] = useRevokeShortlistInvitationMutation();
  const report = useReport();
  const { role, expires_at, joined } = invitation;
  const isOver = Date.parse(expires_at) <= now;
  const label = [
    messages.linkTo[role],
    isOver ? messages.expired : messages.openUntil(ownDay(expires_at)),
    joined.length > 0 ? messages.joinedWithIt(joined.join(', ')) : messages.nobodyJoined,
  ].join(', ');
  const confirm = () => {
    setAsking(false);
    void report(revoke({ id: list, invitation: invitation.id }).unwrap(), messages.linkWasNotRevoked);
  };
  return (
    <Row>
      <Soft>{label}</Soft>
      <TextButton onClick={() => setAsking(true)} aria-label={messages.revokeLink(label)}>
        {messages.revoke}
      </TextButton>
      {asking && (
        <ConfirmDialog
          title={messages.revokeThisLink}
          action={messages.revoke}
          wayBack={messages.keepIt}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {joined.length > 0 ? messages.theyLoseTheList(joined.join(', ')) : messages.nobodyCanJoin}
        </ConfirmDialog>
      )}
    </Row>
  );
}

const Soft = styled.p`
  color: ${color.ink500};
  font-size: ${size[14]};
`;
const Row = styled.li`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  justify-content: space-between;
  border-bottom: 1px solid ${color.sand200};
  button {
    flex: none;
  }
`;
