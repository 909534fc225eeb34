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
        title="You were logged out."
        actions={
          <ButtonLink to="/login" onClick={login}>
            Login
          </ButtonLink>
        }
      >
        Log in to continue. You return to this page, and your input is still here.
      </Notice>
    </Top>
  );
}

const Top = styled.div`
  padding-top: var(--bar);
`;
