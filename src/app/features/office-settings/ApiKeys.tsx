import type { ApiKey } from '@contract/inboundLeads';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/app/apiKeys';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { refusalOf, shownError } from '../../api/apiError';
import { useCreateApiKeyMutation, useListApiKeysQuery, useRevokeApiKeyMutation } from '../../api/endpoints/apiKeysApi';
import { toastAdded } from '../../flow/toastsSlice';
import { useAppDispatch } from '../../session/storeHooks';
import { color, space } from '../../theme/tokens';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { TextField } from '../../ui/Field';
import { Soft, Stack } from '../../ui/Layout';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { ownMoment } from '../../ui/days';
import { useClientId } from '../../ui/useClientId';
import { ActionForm } from '../../ui/office/ActionForm';
import { OfficeButton } from '../../ui/office/OfficeControls';
import { PartTitle } from '../../ui/office/PartTitle';
import { useDraftFields } from '../../ui/office/useDraftFields';
import { SettingsPart } from './parts/SettingsPart';

/** Of `/office/settings`: the keys by which other programs bring leads. */
export function ApiKeys() {
  const { data, error, refetch } = useListApiKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [made, setMade] = useState<{ name: string; secret: string }>();
  const [ending, setEnding] = useState<ApiKey>();
  const [revoke, { isLoading }] = useRevokeApiKeyMutation();
  const dispatch = useAppDispatch();
  const end = async ({ id }: ApiKey) => {
    const { error: refusal } = await revoke({ id });
    setEnding(undefined);
    const failure = shownError(refusal);
    dispatch(failure ? toastAdded('bad', failure.words) : toastAdded('good', messages.ended));
  };
  return (
    <SettingsPart id="settings-keys" title={messages.title} help={messages.help}>
      <QueryView
        what={messages.theKeys}
        data={data}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="6rem" role="status" aria-label={messages.loadingKeys} />}
        empty={<Soft>{messages.none}</Soft>}
      >
        {(keys) => (
          <Keys>
            {keys.map((key) => (
              <li key={key.id}>
                <div>
                  <strong>{key.name}</strong>
                  <Soft>
                    {messages.madeBy(ownMoment(key.created_at), key.created_by)}{' '}
                    {key.last_used_at ? messages.lastUsed(ownMoment(key.last_used_at)) : messages.notUsed}
                  </Soft>
                </div>
                <OfficeButton
                  type="button"
                  $kind="quiet"
                  aria-label={messages.endOf(key.name)}
                  onClick={() => setEnding(key)}
                >
                  {messages.end}
                </OfficeButton>
              </li>
            ))}
          </Keys>
        )}
      </QueryView>
      {made ? <NewKey {...made} onDone={() => setMade(undefined)} /> : <KeyForm onMade={setMade} />}
      {ending && (
        <ConfirmDialog
          title={messages.endTitle(ending.name)}
          action={messages.endIt}
          wayBack={messages.keepIt}
          busy={isLoading}
          onConfirm={() => void end(ending)}
          onClose={() => setEnding(undefined)}
        >
          {messages.whatEnds}
        </ConfirmDialog>
      )}
    </SettingsPart>
  );
}

function KeyForm({ onMade }: { onMade: (made: { name: string; secret: string }) => void }) {
  const { values, set, reset } = useDraftFields<{ name: string }>('office-new-key', { name: '' });
  const [create, { isLoading, error, reset: forget }] = useCreateApiKeyMutation();
  const { errors, failure } = refusalOf(error, ['name']);
  const clientId = useClientId();
  const send = async () => {
    const { data } = await create({ ...values, client_id: clientId.of(values) });
    if (!data) return;
    clientId.answered();
    reset({ name: '' });
    // the store keeps the key no longer than this part shows it
    forget();
    onMade(data);
  };
  return (
    <ActionForm
      name={messages.newKey}
      action={messages.make}
      busy={isLoading}
      disabled={values.name.trim() === ''}
      failure={failure}
      onSend={() => void send()}
    >
      <PartTitle>{messages.newKey}</PartTitle>
      <TextField
        label={messages.name}
        help={messages.nameHelp}
        maxLength={officeLimits.inbound.keyName}
        autoComplete="off"
        value={values.name}
        error={errors.name}
        onChange={(event) => set('name', event.currentTarget.value)}
      />
    </ActionForm>
  );
}

/** A key that was just made: nobody can read it again. */
function NewKey({ name, secret, onDone }: { name: string; secret: string; onDone: () => void }) {
  const [note, setNote] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => setNote(messages.copied),
      () => setNote(messages.notCopied),
    );
  return (
    <Stack ref={box} $gap={8} tabIndex={-1} role="group" aria-label={messages.keyOf(name)}>
      <PartTitle>{messages.keyOf(name)}</PartTitle>
      <p>{messages.shownOnce}</p>
      <code>{secret}</code>
      <div>
        <OfficeButton type="button" onClick={copy}>
          {messages.copy}
        </OfficeButton>{' '}
        <OfficeButton type="button" $kind="quiet" onClick={onDone}>
          {messages.done}
        </OfficeButton>
      </div>
      <p role="status">{note}</p>
    </Stack>
  );
}

const Keys = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[16]};
    align-items: center;
    padding: ${space[8]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
  strong {
    overflow-wrap: anywhere;
  }
`;
