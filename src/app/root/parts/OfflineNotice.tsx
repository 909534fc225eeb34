import * as messages from '@messages/app/layout';
import { setupListeners } from '@reduxjs/toolkit/query';
import { WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { color, layer, radius, space } from '../../theme/tokens';
import { useAppDispatch } from '../../session/storeHooks';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/**
 * Shows while the browser is offline, and reloads the data on screen once it is back online. Ignores a server that is
 * down while the connection works.
 */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const dispatch = useAppDispatch();
  useEffect(
    () =>
      setupListeners(dispatch, (notify, { onOnline, onOffline }) => {
        const changed = () => void notify(navigator.onLine ? onOnline() : onOffline());
        return subscribe(changed);
      }),
    [dispatch],
  );
  return (
    <Place role="status">
      {!online && (
        <Slip>
          <WifiOff size={20} strokeWidth={1.5} aria-hidden />
          <p>{messages.youAreOffline}</p>
        </Slip>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset: auto ${space[16]} calc(${space[16]} + var(--dock, 0px) + var(--tray, 0px));
  display: grid;
  justify-items: center;
  pointer-events: none;
  @media print {
    display: none;
  }
`;
const Slip = styled.div`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  max-width: 34rem;
  padding: ${space[12]} ${space[16]};
  background: ${color.night};
  color: ${color.onNight};
  border: 1px solid ${color.nightRaised};
  border-radius: ${radius.control};
  svg {
    flex: none;
    color: ${color.brassOnNight};
  }
`;
