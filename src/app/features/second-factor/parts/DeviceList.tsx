import type { SecondFactors } from '@contract/secondFactor';
import { limits } from '@contract/limits';
import * as messages from '@messages/app/secondFactorSetup';
import { KeyRound, Smartphone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { errorMessage } from '../../../api/apiError';
import {
  useDisableTotpMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
  useRenameTotpMutation,
} from '../../../api/endpoints/secondFactorApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { color, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { TextField } from '../../../ui/Field';
import { ownDay, ownMoment } from '../../../ui/days';

/** The id of a passkey; undefined for the authenticator app. */
type DeviceId = number | undefined;
interface Device {
  id: DeviceId;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

function useDevices() {
  const [renameTotp] = useRenameTotpMutation();
  const [renamePasskey] = useRenamePasskeyMutation();
  const [disableTotp] = useDisableTotpMutation();
  const [removePasskey] = useRemovePasskeyMutation();
  const dispatch = useAppDispatch();
  const settle = (call: Promise<unknown>, done: string) =>
    call.then(
      () => void dispatch(toastAdded('good', done)),
      (refusal: unknown) => void dispatch(toastAdded('bad', errorMessage(refusal))),
    );
  return {
    rename: (id: DeviceId, name: string) =>
      settle(
        id === undefined ? renameTotp({ name }).unwrap() : renamePasskey({ id, name }).unwrap(),
        messages.renamed(name),
      ),
    remove: ({ id, name }: Device) =>
      settle(id === undefined ? disableTotp().unwrap() : removePasskey({ id }).unwrap(), messages.removed(name)),
  };
}

/** The devices that log in to this account. */
export function DeviceList({ factors: { totp, passkeys, required } }: { factors: SecondFactors }) {
  const { rename, remove } = useDevices();
  const [removing, setRemoving] = useState<Device>();
  const [busy, setBusy] = useState(false);
  const devices: Device[] = [...(totp ? [{ ...totp, id: undefined }] : []), ...passkeys];
  const isLast = devices.length === 1;
  const confirm = async (device: Device) => {
    setBusy(true);
    await remove(device);
    setBusy(false);
    setRemoving(undefined);
  };
  return (
    <>
      <List aria-label={messages.devices}>
        {devices.map((device) => (
          <DeviceRow key={device.id ?? 'totp'} device={device} onRename={rename} onRemove={setRemoving} />
        ))}
      </List>
      {removing && (
        <ConfirmDialog
          title={messages.removeTitle(removing.name)}
          action={messages.remove}
          wayBack={messages.keep}
          busy={busy}
          onConfirm={() => void confirm(removing)}
          onClose={() => setRemoving(undefined)}
        >
          {isLast ? (required ? messages.lastMustStay : messages.lastRemoved) : messages.othersStay}
        </ConfirmDialog>
      )}
    </>
  );
}

interface DeviceRowProps {
  device: Device;
  onRename: (id: DeviceId, name: string) => Promise<void>;
  onRemove: (device: Device) => void;
}

function DeviceRow({ device, onRename, onRemove }: DeviceRowProps) {
  const { id, name, created_at: created, last_used_at: used } = device;
  const [naming, setNaming] = useState(false);
  const Icon = id === undefined ? Smartphone : KeyRound;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (!typed) return;
    void onRename(id, typed).then(() => setNaming(false));
  };
  if (naming)
    return (
      <li>
        <Naming onSubmit={save}>
          <TextField
            label={messages.deviceName}
            name="name"
            defaultValue={name}
            required
            autoFocus
            autoComplete="off"
            maxLength={limits.shortText.max}
          />
          <Button type="submit">{messages.save}</Button>
          <Button $kind="quiet" onClick={() => setNaming(false)}>
            {messages.cancel}
          </Button>
        </Naming>
      </li>
    );
  return (
    <li>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <div>
        <strong>{name}</strong>
        <span>
          {messages.kindOf[id === undefined ? 'totp' : 'passkey']} · {messages.addedOn(ownDay(created))} ·{' '}
          {used ? messages.usedOn(ownMoment(used)) : messages.neverUsed}
        </span>
      </div>
      <Button $kind="quiet" onClick={() => setNaming(true)} aria-label={messages.renameDevice(name)}>
        {messages.rename}
      </Button>
      <Button $kind="quiet" onClick={() => onRemove(device)} aria-label={messages.removeDevice(name)}>
        {messages.remove}
      </Button>
    </li>
  );
}

const List = styled.ul`
  max-width: 48rem;
  border-top: 1px solid ${color.sand200};
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]} ${space[16]};
    align-items: center;
    min-height: 4rem;
    padding: ${space[8]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
  li > svg {
    flex: none;
    color: ${color.brass700};
  }
  li > div {
    display: grid;
    flex: 1 1 14rem;
    min-width: 0;
  }
  span {
    font-size: ${size[14]};
    color: ${color.ink500};
  }
`;
const Naming = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  align-items: end;
`;
