import type { OfficeAccount } from '@contract/office';
import { roles } from '@contract/roles';
import * as messages from '@messages/app/officePeople';
import * as handOver from '@messages/app/handOver';
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
import { type AccountChange, LeaveDialog } from './LeaveDialog';
import { PasswordReset } from './PasswordReset';
import { RemoveSecondFactors } from './RemoveSecondFactors';

const roleHelp = {
  agent: messages.leadsAndMeetings,
  editor: messages.articlesPagesAndReviews,
  superuser: messages.everythingIncludingAccounts,
} as const;

type Powers = Pick<OfficeAccount, 'disabled' | 'roles' | 'is_superuser'>;
const answers = ({ disabled, roles: given, is_superuser: isSuperuser }: Powers) =>
  !disabled && (isSuperuser || given.includes('agent'));

const after = (
  account: OfficeAccount,
  { disabled, roles: given, is_superuser: isSuperuser }: AccountChange,
): Powers => ({
  disabled: disabled ?? account.disabled,
  roles: given ?? account.roles,
  is_superuser: isSuperuser ?? account.is_superuser,
});

/** A change that is asked about first: it ends an account, or its answering for leads and listings. */
interface Leaving {
  change: AccountChange;
  title: string;
  action: string;
  words: string;
}

/** One account: who it is, its roles, disabling it, logging it out. */
export function AccountPanel({ account, close }: { account: OfficeAccount; close: To }) {
  const [change, { isLoading }] = useChangeOfficeAccountMutation();
  const [endSessions, ending] = useEndAccountSessionsMutation();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState<Leaving>();
  const dispatch = useAppDispatch();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), [account.id]);
  const { id, version, username, is_superuser: isSuperuser, disabled, erased } = account;
  const refused = (refusal: unknown) => dispatch(toastAdded('bad', errorMessage(refusal)));
  const apply = (given: AccountChange) =>
    change({ id, version, ...given })
      .unwrap()
      .catch(refused);
  const disable: Leaving = {
    change: { disabled: true },
    title: messages.disableUsername(username),
    action: messages.disable,
    words: messages.theyAreLoggedOutAndCannot,
  };
  /** Gives or takes what the account may do, after asking where it ends its answering. */
  const allow = (given: AccountChange, title: string) => {
    const ends = answers(account) && !answers(after(account, given));
    if (!ends) return void apply(given);
    setLeaving({ change: given, title, action: handOver.takeIt, words: handOver.theyNoLongerAnswer });
  };
  const logOut = async () => {
    await endSessions(id)
      .unwrap()
      .then(() => dispatch(toastAdded('good', messages.isLoggedOutEverywhere(username))), refused);
    setAsking(false);
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
                  allow(
                    { roles: checked ? [...account.roles, role] : account.roles.filter((one) => one !== role) },
                    handOver.takeAgent(username),
                  )
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
              onChange={({ currentTarget: { checked } }) =>
                allow({ is_superuser: checked }, handOver.takeSuperuser(username))
              }
            />
            <span>
              {accountRoleLabels.superuser} <small>{roleHelp.superuser}</small>
            </span>
          </label>
        </Roles>
        <Buttons>
          {!erased && (
            <OfficeButton $kind="quiet" onClick={() => setAsking(true)}>
              {messages.logOutEverywhere}
            </OfficeButton>
          )}
          {erased ? null : disabled ? (
            <OfficeButton $kind="quiet" disabled={isLoading} onClick={() => void apply({ disabled: false })}>
              {messages.enableAccount}
            </OfficeButton>
          ) : (
            <OfficeButton $kind="quiet" onClick={() => setLeaving(disable)}>
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
          title={messages.logOutEverywhereWith(username)}
          action={messages.logOut}
          wayBack={messages.cancel}
          busy={ending.isLoading}
          onConfirm={() => void logOut()}
          onClose={() => setAsking(false)}
        >
          {messages.theyCanLogInAgain}
        </ConfirmDialog>
      )}
      {leaving && (
        <LeaveDialog
          account={account}
          change={leaving.change}
          title={leaving.title}
          action={leaving.action}
          onClose={() => setLeaving(undefined)}
        >
          {leaving.words}
        </LeaveDialog>
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
