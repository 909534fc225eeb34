import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { loginRequired, selectIsLoggedIn, selectLapsed } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../session/storeHooks';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

interface MembersOnlyProps {
  /** Such as "Log in to see your payments." */
  title: string;
  /** What is behind the login. */
  words: ReactNode;
  /** Shown below the notice to visitors. */
  sample?: ReactNode;
  children: ReactNode;
}

/** What only an account may see. A visitor, and so the server, reads what is behind the login and is led back here after it. */
export function MembersOnly({ title, words, sample, children }: MembersOnlyProps) {
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const ended = useAppSelector((state) => selectLapsed(state) !== undefined);
  if (loggedIn) return children;
  return (
    <ForVisitors>
      <Notice title={ended ? 'You were logged out.' : title} actions={<LoginLink />}>
        {ended ? 'Log in to continue. You return to this page, and your input is still here.' : words}
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
      Login
    </ButtonLink>
  );
}

/** Until the page is alive it is drawn as for a visitor: a browser that knows an account keeps that to itself. */
const ForVisitors = styled.div`
  html[data-account]:not([data-alive]) & {
    visibility: hidden;
  }
`;
