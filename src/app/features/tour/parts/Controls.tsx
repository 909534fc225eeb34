import * as messages from '@messages/app/tour';
import { Compass, Map as MapIcon, Maximize2, Minimize2, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import styled from 'styled-components';
import { askForDeviceHeading, hasDeviceHeading, watchDeviceHeading } from '../../../platform/deviceHeading';
import { color, radius, size, space } from '../../../theme/tokens';
import { IconButton } from '../../../ui/Button';
import { wrapYaw } from '../projection';
import type { Looking } from '../useLooking';

interface ControlsProps {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Null while the pictures are flat. */
  looking: Looking | null;
  plan: { shown: boolean; toggle: () => void } | null;
  onClose: () => void;
}

const zoomStep = 10;

/** The strip of buttons of a tour. */
export function Controls({ dialog, looking, plan, onClose }: ControlsProps) {
  return (
    <Strip role="group" aria-label={messages.controls}>
      {looking && (
        <>
          <Tool label={messages.zoomIn} onPress={() => looking.zoomBy(-zoomStep)}>
            <ZoomIn {...icon} />
          </Tool>
          <Tool label={messages.zoomOut} onPress={() => looking.zoomBy(zoomStep)}>
            <ZoomOut {...icon} />
          </Tool>
          <ByMoving looking={looking} />
        </>
      )}
      {plan && (
        <Tool label={plan.shown ? messages.hidePlan : messages.showPlan} onPress={plan.toggle}>
          <MapIcon {...icon} />
        </Tool>
      )}
      <WholeScreen dialog={dialog} />
      <Tool label={messages.close} onPress={onClose}>
        <X {...icon} />
      </Tool>
    </Strip>
  );
}

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

function Tool({ label, onPress, children }: { label: string; onPress: () => void; children: React.ReactNode }) {
  return (
    <IconButton aria-label={label} title={label} onClick={onPress}>
      {children}
    </IconButton>
  );
}

/** Looking by moving the device: only after the press, and after the system's question. */
function ByMoving({ looking }: { looking: Looking }) {
  const [mode, setMode] = useState<'off' | 'on' | 'refused'>('off');
  useEffect(() => {
    if (mode !== 'on') return;
    let offset: number | null = null;
    return watchDeviceHeading(({ heading, pitch }) => {
      offset ??= wrapYaw(looking.view().yaw - heading);
      looking.set({ yaw: heading + offset, pitch });
    });
  }, [mode, looking]);
  if (!hasDeviceHeading()) return null;
  const press = async () => {
    if (mode === 'on') return setMode('off');
    setMode((await askForDeviceHeading()) ? 'on' : 'refused');
  };
  return (
    <>
      <Tool label={mode === 'on' ? messages.stopMoving : messages.movePhone} onPress={() => void press()}>
        <Compass {...icon} />
      </Tool>
      {mode === 'refused' && <Refusal role="status">{messages.motionRefused}</Refusal>}
    </>
  );
}

function WholeScreen({ dialog }: Pick<ControlsProps, 'dialog'>) {
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    const look = () => setWhole(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  // a dialog itself cannot fill the screen, but what it contains can
  const target = dialog.current?.firstElementChild;
  return (
    <Tool
      label={whole ? messages.leaveFullScreen : messages.fullScreen}
      onPress={() => void (whole ? document.exitFullscreen() : (target ?? document.body).requestFullscreen())}
    >
      {whole ? <Minimize2 {...icon} /> : <Maximize2 {...icon} />}
    </Tool>
  );
}

const Strip = styled.div`
  justify-self: center;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[4]};
  padding: ${space[4]};
  border-radius: ${radius.control};
  background: rgba(12, 15, 19, 0.66);
  backdrop-filter: blur(12px);
  color: ${color.onNight};
`;
const Refusal = styled.p`
  order: 1;
  flex-basis: 100%;
  padding: 0 ${space[8]} ${space[4]};
  font-size: ${size[14]};
  text-align: center;
`;
