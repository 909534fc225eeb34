import * as messages from '@messages/app/profile';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { loginRequired, selectIsLoggedIn, selectLapsed } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../session/storeHooks';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

interface MembersOnlyProps {
  /** For example "Log in to see your payments." */
  title: string;
  /** What the account sees. */
  words: ReactNode;
  /** Shown to visitors below the notice. */
  sample?: ReactNode;
  children: ReactNode;
}

/** Content for accounts only. Visitors, and so the server's HTML, see a notice and return here after login. */
export function MembersOnly({ title, words, sample, children }: MembersOnlyProps) {
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const ended = useAppSelector((state) => selectLapsed(state) !== undefined);
  if (loggedIn) return children;
  return (
    <ForVisitors>
      <Notice title={ended ? messages.youWereLoggedOut : title} actions={<LoginLink />}>
        {ended ? messages.logInToContinue : words}
      </Notice>
      {sample}
    </ForVisitors>
  );
}

function LoginLink() {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    dispatch(loginRequired({ target: pathname + search }));
  };
  return (
    <ButtonLink to="/login" onClick={open}>
      {messages.login}
    </ButtonLink>
  );
}

/** Before hydration the page looks as it does for visitors, so a browser with a login hides it. */
const ForVisitors = styled.div`
  html[data-account]:not([data-alive]) & {
    visibility: hidden;
  }
`;
