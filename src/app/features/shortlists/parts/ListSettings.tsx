import type { WholeShortlist } from '@contract/shortlists';
import { findingLimits } from '@contract/findingLimits';
import * as messages from '@messages/app/shortlists';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useDeleteShortlistMutation, useRenameShortlistMutation } from '../../../api/endpoints/shortlistsApi';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { TextField } from '../../../ui/Field';
import { TextButton } from '../../../ui/TextButton';
import { useReport } from '../useReport';

/** Renames and deletes a list. */
export function ListSettings({ list }: { list: WholeShortlist }) {
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <div>
      {open === 'rename' ? (
        <Rename list={list} onDone={close} />
      ) : (
        <Row>
          <TextButton onClick={() => setOpen('rename')}>{messages.rename}</TextButton>
          <TextButton onClick={() => setOpen('delete')}>{messages.deleteList}</TextButton>
        </Row>
      )}
      {open === 'delete' && <Delete list={list} onClose={close} />}
    </div>
  );
}

function Rename({ list, onDone }: { list: WholeShortlist; onDone: () => void }) {
  const [rename, { isLoading }] = useRenameShortlistMutation();
  const report = useReport();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (!name || isLoading) return;
    if (await report(rename({ id: list.id, name }).unwrap(), messages.listWasNotRenamed)) onDone();
  };
  return (
    <Form onSubmit={(event) => void save(event)}>
      <TextField
        name="name"
        label={messages.renameTheList}
        defaultValue={list.name}
        required
        maxLength={findingLimits.shortlist.name}
        autoComplete="off"
        autoFocus
      />
      <Row>
        <Button type="submit">{messages.save}</Button>
        <Button $kind="quiet" onClick={onDone}>
          {messages.cancel}
        </Button>
      </Row>
    </Form>
  );
}

function Delete({ list, onClose }: { list: WholeShortlist; onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteShortlistMutation();
  const report = useReport();
  const navigate = useNavigate();
  const confirm = async () => {
    if (await report(remove(list.id).unwrap(), messages.listWasNotDeleted)) void navigate('/shortlists');
    else onClose();
  };
  return (
    <ConfirmDialog
      title={messages.deleteThisList(list.name)}
      action={messages.deleteList}
      wayBack={messages.keepIt}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {messages.everybodyLosesIt}
    </ConfirmDialog>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
`;
const Form = styled.form`
  display: grid;
  gap: ${space[12]};
`;
