import type { OfficeAccount } from '@contract/office';
import { roles } from '@contract/roles';
import * as messages from '@messages/app/officePeople';
import * as secondFactor from '@messages/app/officeSecondFactor';
import { useEffect, useRef, useState } from 'react';
import { Link, type To } from 'react-router-dom';
import styled from 'styled-components';
import { errorMessage } from '../../../api/apiError';
import { useChangeOfficeAccountMutation, useEndAccountSessionsMutation } from '../../../api/endpoints/officeApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { color, space } from '../../../theme/tokens';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Stack } from '../../../ui/Layout';
import { ownMoment } from '../../../ui/days';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { CloseLink, Detail, DetailHead, Facts } from '../../../ui/office/OfficePage';
import { Status } from '../../../ui/office/Status';
import { accountRoleLabels, rolesLabel, statusLabel } from '../roleLabels';
import { AccountData } from './AccountData';
import { PasswordReset } from './PasswordReset';
import { RemoveSecondFactors } from './RemoveSecondFactors';

type Change = Omit<Parameters<ReturnType<typeof useChangeOfficeAccountMutation>[0]>[0], 'id' | 'version'>;

const roleHelp = {
  agent: messages.leadsAndMeetings,
  editor: messages.articlesPagesAndReviews,
  superuser: messages.everythingIncludingAccounts,
} as const;

/** One account: who it is, its roles, disabling it, logging it out. */
export function AccountPanel({ account, close }: { account: OfficeAccount; close: To }) {
  const [change, { isLoading }] = useChangeOfficeAccountMutation();
  const [endSessions, ending] = useEndAccountSessionsMutation();
  const [asking, setAsking] = useState<'disable' | 'sessions'>();
  const dispatch = useAppDispatch();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), [account.id]);
  const { id, version, username, is_superuser: isSuperuser, disabled, erased } = account;
  const refused = (refusal: unknown) => dispatch(toastAdded('bad', errorMessage(refusal)));
  const apply = (given: Change) =>
    change({ id, version, ...given })
      .unwrap()
      .catch(refused);
  const confirm = async () => {
    if (asking === 'disable') await apply({ disabled: true });
    else
      await endSessions(id)
        .unwrap()
        .then(() => dispatch(toastAdded('good', messages.isLoggedOutEverywhere(username))), refused);
    setAsking(undefined);
  };
  return (
    <Detail ref={panel} tabIndex={-1} aria-label={messages.theOpenAccount}>
      <CloseLink to={close} label={messages.closeThisAccount} />
      <Stack $gap={24}>
        <DetailHead>
          <h2>{username}</h2>
          <Status tone={disabled ? 'bad' : 'good'}>{statusLabel(account)}</Status>
        </DetailHead>
        <AccountFacts account={account} />
        <Roles disabled={isLoading || erased}>
          <legend>{messages.roles}</legend>
          {roles.map((role) => (
            <label key={role}>
              <input
                type="checkbox"
                checked={account.roles.includes(role)}
                onChange={({ currentTarget: { checked } }) =>
                  void apply({
                    roles: checked ? [...account.roles, role] : account.roles.filter((one) => one !== role),
                  })
                }
              />
              <span>
                {accountRoleLabels[role]} <small>{roleHelp[role]}</small>
              </span>
            </label>
          ))}
          <label>
            <input
              type="checkbox"
              checked={isSuperuser}
              onChange={({ currentTarget: { checked } }) => void apply({ is_superuser: checked })}
            />
            <span>
              {accountRoleLabels.superuser} <small>{roleHelp.superuser}</small>
            </span>
          </label>
        </Roles>
        <Buttons>
          {!erased && (
            <OfficeButton $kind="quiet" onClick={() => setAsking('sessions')}>
              {messages.logOutEverywhere}
            </OfficeButton>
          )}
          {erased ? null : disabled ? (
            <OfficeButton $kind="quiet" disabled={isLoading} onClick={() => void apply({ disabled: false })}>
              {messages.enableAccount}
            </OfficeButton>
          ) : (
            <OfficeButton $kind="quiet" onClick={() => setAsking('disable')}>
              {messages.disableAccount}
            </OfficeButton>
          )}
          <PasswordReset account={account} />
          {account.second_factor && !erased && <RemoveSecondFactors account={account} />}
          <AccountData account={account} />
          <Link to={`/office/audit?subject_type=account&subject_id=${id}`}>{messages.changesToThisAccount}</Link>
        </Buttons>
      </Stack>
      {asking && (
        <ConfirmDialog
          title={asking === 'disable' ? messages.disableUsername(username) : messages.logOutEverywhereWith(username)}
          action={asking === 'disable' ? messages.disable : messages.logOut}
          wayBack={messages.cancel}
          busy={isLoading || ending.isLoading}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(undefined)}
        >
          {asking === 'disable' ? messages.theyAreLoggedOutAndCannot : messages.theyCanLogInAgain}
        </ConfirmDialog>
      )}
    </Detail>
  );
}

function AccountFacts({ account }: { account: OfficeAccount }) {
  const { name, email, email_verified: verified, phone, date_joined: joined, last_seen_at: seen } = account;
  return (
    <Facts>
      <dt>{messages.nameLabel}</dt>
      <dd>{name || messages.notGiven}</dd>
      <dt>{messages.email}</dt>
      <dd>
        {email ? <a href={`mailto:${email}`}>{email}</a> : messages.notGiven}{' '}
        {email && !verified && messages.notConfirmed}
      </dd>
      <dt>{messages.phone}</dt>
      <dd>{phone || messages.notGiven}</dd>
      <dt>{messages.roles}</dt>
      <dd>{rolesLabel(account) || messages.none}</dd>
      <dt>{secondFactor.label}</dt>
      <dd>{account.second_factor ? secondFactor.on : secondFactor.off}</dd>
      <dt>{messages.joined}</dt>
      <dd>{ownMoment(joined)}</dd>
      <dt>{messages.lastSeen}</dt>
      <dd>{seen ? ownMoment(seen) : messages.noOpenSession}</dd>
    </Facts>
  );
}

const Roles = styled.fieldset`
  display: grid;
  gap: ${space[4]};
  legend {
    padding-bottom: ${space[4]};
    font-weight: 600;
  }
  label {
    display: flex;
    gap: ${space[12]};
    align-items: center;
    min-height: 2.5rem;
  }
  small {
    color: ${color.ink500};
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: center;
`;
