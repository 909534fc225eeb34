import * as messages from '@messages/app/development';
import { type ChangeEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { addInspector } from '../../flow/inspection';
import { color, layer, radius, size, space } from '../../theme/tokens';
import { takeSessionRecording } from '../sessionRecording';
import type { AppStore } from '../store';
import { type ListedMachine, listMachines } from './machineList';
import { openRecording } from './openRecording';

/** The running machines; the list is made again in the frame after a transition. */
function useMachineList(isOpen: boolean): readonly ListedMachine[] {
  const [list, setList] = useState<readonly ListedMachine[]>([]);
  useEffect(() => {
    let frame = 0;
    const show = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setList(listMachines()));
    };
    show();
    const stop = isOpen ? addInspector(show) : () => undefined;
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [isOpen]);
  return list;
}

function saveText(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function parsePayload(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text || '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function Machine({ machine: { actor, name, state, events } }: { machine: ListedMachine }) {
  const [payload, setPayload] = useState('');
  const [isWrong, setWrong] = useState(false);
  const send = (type: string) => {
    const fields = parsePayload(payload);
    setWrong(fields === undefined);
    if (fields) actor.send({ ...fields, type });
  };
  return (
    <li>
      <strong>{name}</strong> <code>{state}</code>
      {events.length > 0 && (
        <input
          value={payload}
          placeholder="{}"
          aria-label={messages.payloadOf(name)}
          aria-invalid={isWrong}
          onChange={({ target }) => setPayload(target.value)}
        />
      )}
      {isWrong && <p role="alert">{messages.thisIsNoJson}</p>}
      <p>
        {events.map((event) => (
          <button key={event} type="button" onClick={() => send(event)}>
            {event}
          </button>
        ))}
      </p>
    </li>
  );
}

/**
 * In development: every running machine with its state and the events that it would take now, each of which can be
 * sent, with a payload. Saves this session's recording, and opens one in Redux DevTools.
 */
export function MachinePanel({ store }: { store: AppStore }) {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const machines = useMachineList(isOpen);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    try {
      setNote(openRecording(store, await file.text()) ? '' : messages.installReduxDevTools);
    } catch (error) {
      setNote(String(error));
    }
  };
  const save = async () => {
    const recording = await takeSessionRecording();
    if (recording) saveText(JSON.stringify(recording), 'session.json');
  };
  return (
    <Panel open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{messages.machines(machines.length)}</summary>
      {machines.length === 0 && <p>{messages.noMachineRuns}</p>}
      <ul>
        {machines.map((machine) => (
          <Machine key={machine.actor.sessionId} machine={machine} />
        ))}
      </ul>
      <button type="button" onClick={() => void save()}>
        {messages.saveThisSession}
      </button>
      <label>
        {messages.openARecording}
        <input type="file" accept="application/json" onChange={(event) => void read(event)} />
      </label>
      {note && <p role="alert">{note}</p>}
    </Panel>
  );
}

const Panel = styled.details`
  position: fixed;
  inset: auto auto ${space[8]} ${space[8]};
  z-index: ${layer.toast};
  max-inline-size: min(24rem, calc(100vw - 1rem));
  max-block-size: 60vh;
  overflow: auto;
  padding: ${space[8]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.ink900};
  font-size: ${size[14]};

  & ul {
    margin: ${space[8]} 0;
    padding: 0;
    list-style: none;
  }

  & button,
  & input {
    margin: 2px;
    padding: 2px ${space[8]};
    border: 1px solid ${color.sand200};
    border-radius: ${radius.control};
    background: ${color.ivory50};
    color: inherit;
    font: inherit;
  }

  & label {
    display: block;
  }
`;
