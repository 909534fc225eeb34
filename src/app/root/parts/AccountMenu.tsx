import * as messages from '@messages/app/layout';
import { CircleUser } from 'lucide-react';
import { type MouseEvent, Suspense, lazy } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { loginRequired, selectIsLoggedIn } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../session/storeHooks';
import { from, radius, size, space } from '../../theme/tokens';

/** Loaded for accounts only. */
const AccountButton = lazy(() =>
  import(/* webpackChunkName: "account" */ './AccountButton').then((module) => ({ default: module.AccountButton })),
);

/** The login button for visitors; the menu for accounts. */
export function AccountMenu() {
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const dispatch = useAppDispatch();
  if (loggedIn)
    return (
      <Suspense fallback={<Place />}>
        <AccountButton />
      </Suspense>
    );
  const open = (event: MouseEvent) => {
    event.preventDefault();
    dispatch(loginRequired({ target: null }));
  };
  return (
    <Login to="/login" onClick={open} aria-label={messages.login}>
      <CircleUser size={24} strokeWidth={1.5} aria-hidden />
      <span>{messages.login}</span>
    </Login>
  );
}

const Place = styled.span`
  width: 2.75rem;
  height: 2.75rem;
`;
const Login = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  border-radius: ${radius.control};
  font-size: ${size[16]};
  text-decoration: none;
  span {
    display: none;
  }
  ${from.phone} {
    padding: 0 ${space[16]};
    border: 1px solid currentColor;
    svg {
      display: none;
    }
    span {
      display: inline;
    }
  }
  /* rendered for visitors: as wide as the account's button that may replace it, so that nothing moves */
  html[data-account]:not([data-alive]) & {
    visibility: hidden;
    width: 2.75rem;
    padding: 0;
    border: 0;
    overflow: hidden;
  }
`;
