import { minuteInMs } from '@contract/durations';
import { mayUse } from '@contract/roles';
import * as messages from '@messages/app/layout';
import { CircleUser } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { endSession } from '../../features/auth/endSession';
import { useGetLeadSummaryQuery } from '../../api/endpoints/leadsApi';
import { selectUsername } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../session/storeHooks';
import { useMe } from '../../session/useMe';
import { color, layer, radius, size, space } from '../../theme/tokens';
import { CountBadge } from '../../ui/CountBadge';
import { useWentBack } from './useWentBack';

const pollIntervalMs = minuteInMs;
const links = [
  ['/profile', messages.editProfile],
  ['/my-listings', messages.myListings],
  ['/shortlists', messages.myLists],
  ['/my-enquiries', messages.myEnquiries],
  ['/saved-searches', messages.savedSearches],
  ['/visits', messages.visits],
  ['/meetings', messages.myMeetings],
  ['/payments', messages.payments],
] as const;

/** The account's picture with the number of pending items, and its menu. */
export function AccountButton() {
  const username = useAppSelector(selectUsername) ?? '';
  const me = useMe();
  const isStaff = me && mayUse('staff', { isSuperuser: me.is_superuser, roles: me.roles });
  const { data: summary } = useGetLeadSummaryQuery(undefined, {
    pollingInterval: pollIntervalMs,
    skipPollingIfUnfocused: true,
  });
  const waiting = summary?.states.new ?? 0;
  const { open, setOpen, box, button } = useMenu();
  const news = waiting > 0 && messages.newEnquiries(waiting);
  return (
    <Box
      ref={box}
      data-menu={open || undefined}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Toggle
        ref={button}
        aria-expanded={open}
        aria-controls="account-menu"
        aria-label={[messages.accountOf(username), news].filter(Boolean).join(', ')}
        onClick={() => setOpen(!open)}
      >
        {me?.avatar ? (
          <img src={me.avatar} alt="" width={32} height={32} />
        ) : (
          <CircleUser size={24} strokeWidth={1.5} aria-hidden />
        )}
        {waiting > 0 && <Dot aria-hidden>{waiting > 99 ? '99+' : waiting}</Dot>}
      </Toggle>
      {open && (
        <Menu id="account-menu">
          <li>
            <Who>{username}</Who>
          </li>
          {isStaff && (
            <li>
              <Link to="/office" onClick={() => setOpen(false)}>
                {messages.office}
              </Link>
            </li>
          )}
          {links.map(([to, name]) => (
            <li key={to}>
              <Link to={to} onClick={() => setOpen(false)}>
                {name}
                {to === '/my-enquiries' && news && <Count>{news.replace(/ enquir.*/, '')}</Count>}
              </Link>
            </li>
          ))}
          <li>
            <Logout />
          </li>
        </Menu>
      )}
    </Box>
  );
}

/** A menu that closes on Escape, on a click outside, and on going back. Escape returns the focus to its button. */
function useMenu() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useWentBack(close);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') button.current?.focus();
      else if (event instanceof KeyboardEvent || box.current?.contains(event.target as Node)) return;
      close();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', away);
    };
  }, [open, close]);
  return { open, setOpen, box, button };
}

function Logout() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const logout = () => {
    void dispatch(endSession());
    void navigate('/');
  };
  return (
    <button type="button" onClick={logout}>
      {messages.logout}
    </button>
  );
}

const Box = styled.div`
  position: relative;
`;
const Toggle = styled.button.attrs({ type: 'button' })`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  border-radius: 50%;
  img {
    width: 2rem;
    height: 2rem;
    border-radius: 50%;
    object-fit: cover;
  }
`;
const Dot = styled(CountBadge)`
  top: 0;
  right: 0;
  font-weight: 600;
`;
const Menu = styled.ul`
  position: absolute;
  z-index: ${layer.bar};
  right: 0;
  top: calc(100% + ${space[8]});
  min-width: 14rem;
  padding: ${space[8]};
  background: ${color.raised};
  color: ${color.ink900};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  box-shadow: 0 12px 32px ${color.shadow};
  a,
  button {
    display: flex;
    gap: ${space[12]};
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 2.75rem;
    padding: 0 ${space[12]};
    border: 0;
    background: none;
    text-align: left;
    text-decoration: none;
    border-radius: ${radius.control};
  }
  a:hover,
  button:hover {
    background: ${color.sand100};
  }
  li:last-child {
    margin-top: ${space[4]};
    padding-top: ${space[4]};
    border-top: 1px solid ${color.sand200};
  }
`;
const Who = styled.p`
  padding: ${space[4]} ${space[12]} ${space[8]};
  color: ${color.ink500};
  font-size: ${size[14]};
`;
const Count = styled.span`
  color: ${color.brass700};
  font-size: ${size[14]};
  font-weight: 500;
`;
