import * as messages from '@messages/app/officeFrame';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { loginRequired } from '../../session/sessionSlice';
import { useAppDispatch } from '../../session/storeHooks';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

/** Tells staff that their session ended while they were working. */
export function LoggedOutNotice() {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const login = (event: MouseEvent) => {
    event.preventDefault();
    dispatch(loginRequired({ target: pathname + search }));
  };
  return (
    <Top>
      <Notice
        level="h1"
        title={messages.youWereLoggedOut}
        actions={
          <ButtonLink to="/login" onClick={login}>
            {messages.login}
          </ButtonLink>
        }
      >
        {messages.logInToContinue}
      </Notice>
    </Top>
  );
}

const Top = styled.div`
  padding-top: var(--bar);
`;
