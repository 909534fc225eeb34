import { CircleUser } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { endSession } from '../../features/auth/endSession';
import { loginRequired, selectIsLoggedIn, selectUsername } from '../../session/sessionSlice';
import { color, from, layer, radius, size, space } from '../../theme/tokens';
import type { AppDispatch, RootState } from '../store';

/** Login for a visitor; for an account its menu: Edit Profile and Logout. */
export function AccountMenu() {
  const loggedIn = useSelector((state: RootState) => selectIsLoggedIn(state));
  const dispatch = useDispatch();
  if (loggedIn) return <Avatar />;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    dispatch(loginRequired({ target: null }));
  };
  return <Login to="/login" onClick={open} aria-label="Login"><CircleUser size={24} strokeWidth={1.5} aria-hidden /><span>Login</span></Login>;
}

function Avatar() {
  const username = useSelector((state: RootState) => selectUsername(state)) ?? '';
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') button.current?.focus();
      else if (event instanceof KeyboardEvent || box.current?.contains(event.target as Node)) return;
      setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', away);
    };
  }, [open]);
  const logout = () => {
    setOpen(false);
    void dispatch(endSession());
    void navigate('/');
  };
  return (
    <Box ref={box} onBlur={({ relatedTarget }) => { if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false); }}>
      <Toggle ref={button} aria-expanded={open} aria-controls="account-menu" aria-label={`Account of ${username}`} onClick={() => setOpen(!open)}><CircleUser size={24} strokeWidth={1.5} aria-hidden /></Toggle>
      {open && (
        <Menu id="account-menu">
          <li><Link to="/profile" onClick={() => setOpen(false)}>Edit Profile</Link></li>
          <li><button type="button" onClick={logout}>Logout</button></li>
        </Menu>
      )}
    </Box>
  );
}

const Login = styled(Link)`
  display: inline-flex; align-items: center; justify-content: center; min-width: 2.75rem; min-height: 2.75rem; border-radius: ${radius.control}; font-size: ${size[16]}; text-decoration: none;
  span { display: none; }
  ${from.phone} { padding: 0 ${space[16]}; border: 1px solid currentColor; svg { display: none; } span { display: inline; } }
`;
const Box = styled.div`position: relative;`;
const Toggle = styled.button.attrs({ type: 'button' })`display: grid; place-items: center; width: 2.75rem; height: 2.75rem; padding: 0; border: 0; background: none; border-radius: 50%;`;
const Menu = styled.ul`
  position: absolute; z-index: ${layer.bar}; right: 0; top: calc(100% + ${space[8]}); min-width: 12rem; padding: ${space[8]}; background: ${color.raised}; color: ${color.ink900};
  border: 1px solid ${color.sand200}; border-radius: ${radius.control}; box-shadow: 0 12px 32px ${color.shadow};
  a, button { display: flex; align-items: center; width: 100%; min-height: 2.75rem; padding: 0 ${space[12]}; border: 0; background: none; text-align: left; text-decoration: none; border-radius: ${radius.control}; }
  a:hover, button:hover { background: ${color.sand100}; }
`;
