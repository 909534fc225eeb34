import * as messages from '@messages/app/officeContent';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type To, useNavigate } from 'react-router-dom';
import { codeOf, errorMessage, statusOf } from '../../../api/apiError';
import { toastAdded } from '../../../flow/toastsSlice';
import { textDrafts } from '../../../platform/textDrafts';
import { useAppDispatch } from '../../../session/storeHooks';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { CloseLink, Detail, DetailHead } from '../../../ui/office/OfficePage';
import { useInvalidFocus } from '../../../ui/useInvalidFocus';
import type { Difference } from '../textDraft';
import { DiscardButton } from './DiscardButton';
import { EditorNotices } from './EditorNotices';
import { PanelButtons, PanelForm } from './PanelForm';
import { StaleText } from './StaleText';
import { useTextDraft } from './useTextDraft';
import { useTextSaving } from './useTextSaving';

/** How a form of one kind of row is made, kept and compared. */
export interface RowForm<Row, Form> {
  /** A row as a noun: "service". */
  what: string;
  empty: Form;
  toForm: (row: Row) => Form;
  /** Checks a stored form: fields of a wrong type are taken from `base`. */
  readForm: (stored: Readonly<Record<string, unknown>>, base: Form) => Form;
  nameOf: (form: Form) => string;
  differences: (before: Form, after: Form) => Difference[];
}

interface RowPanelProps<Row, Form> {
  kind: RowForm<Row, Form>;
  /** Null for a new one. */
  saved: Row | null;
  close: To;
  /** The address of a row that was just added. */
  open: (id: number | 'new') => To;
  add: (clientId: string, form: Form) => Promise<Row>;
  change: (row: { id: number; version: number }, form: Form) => Promise<Row>;
  remove: (row: { id: number; version: number }) => Promise<unknown>;
  /** What removing it does to the site. */
  removal: string;
  children: (
    form: Form,
    change: (fields: Partial<Form>) => void,
    errors: Readonly<Record<string, string | undefined>>,
  ) => ReactNode;
}

/** One row of an ordered list, or a new one. What is entered is kept in this browser until it is saved. */
export function RowPanel<Row extends { id: number; version: number }, Form extends object>({
  kind,
  saved,
  close,
  open,
  add,
  change,
  remove,
  removal,
  children,
}: RowPanelProps<Row, Form>) {
  const { what, empty, toForm, readForm, nameOf, differences } = kind;
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const draft = useTextDraft<Form, Row>({
    keyOf: (row) => `${what}/${row?.id ?? 'new'}`,
    row: saved,
    empty,
    toForm,
    readForm,
  });
  const { form, isChanged } = draft;
  /** Somebody else removed the row: what was typed is offered as a new one. */
  const moveToNew = () => {
    textDrafts.write(`${what}/new`, { form, version: 0, at: new Date().toISOString(), clientId: crypto.randomUUID() });
    dispatch(toastAdded('bad', messages.somebodyElseRemoved(what)));
    void navigate(open('new'), { replace: true });
  };
  const saving = useTextSaving({
    draft,
    row: saved,
    send: async (version) => {
      if (saved)
        return change({ id: saved.id, version }, form).catch((refused: unknown) => {
          if (statusOf(refused) === 404) moveToNew();
          throw refused;
        });
      const added = await add(draft.clientId, form);
      dispatch(toastAdded('good', messages.savedTheSiteShowsItNow));
      void navigate(open(added.id), { replace: true });
      return added;
    },
    savedWords: messages.savedTheSiteShowsItNow,
    replacedWords: messages.savedInPlaceOfTheOther,
  });
  const { busy, conflict, refusal } = saving;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), [saved?.id]);
  useInvalidFocus(panel, codeOf(refusal) === 'stale' ? undefined : refusal);
  const save = () => void (conflict ? saving.saveOwn() : saving.save());
  return (
    <Detail ref={panel} tabIndex={-1} aria-label={saved ? messages.theOpen(what) : messages.newWhat(what)}>
      <CloseLink to={close} label={messages.closeThis(what)} />
      <PanelForm
        aria-label={what.slice(0, 1).toUpperCase() + what.slice(1)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged) save();
        }}
      >
        <DetailHead>
          <h2>{nameOf(form) || messages.newWhat(what)}</h2>
        </DetailHead>
        <EditorNotices draft={draft} />
        {conflict && (
          <StaleText
            what={what}
            found={differences(toForm(conflict), form)}
            busy={busy}
            onSaveOwn={() => void saving.saveOwn()}
            onTakeCurrent={saving.takeCurrent}
          />
        )}
        {children(form, draft.change, saving.errors)}
        <PanelButtons>
          <OfficeButton type="submit" disabled={busy || !isChanged}>
            {busy ? messages.saving : messages.saveAndShowOnTheSite}
          </OfficeButton>
          {isChanged && (
            <DiscardButton disabled={busy} onDiscard={() => (saved ? saving.showSaved(saved) : draft.change(empty))} />
          )}
          {saved && (
            <Remove
              what={what}
              name={nameOf(toForm(saved))}
              removal={removal}
              disabled={busy}
              remove={() => remove({ id: saved.id, version: saved.version })}
            />
          )}
        </PanelButtons>
        <p role="status" data-bad={saving.words !== ''}>
          {saving.words || saving.done || (isChanged ? messages.notSavedYet : '')}
        </p>
      </PanelForm>
    </Detail>
  );
}

interface RemoveProps {
  what: string;
  name: string;
  removal: string;
  disabled: boolean;
  remove: () => Promise<unknown>;
}

/** Removes a row after a confirmation that names it. Without the row, its panel closes. */
function Remove({ what, name, removal, disabled, remove }: RemoveProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const dispatch = useAppDispatch();
  const confirm = () => {
    setBusy(true);
    void remove()
      .catch((refusal: unknown) => dispatch(toastAdded('bad', errorMessage(refusal))))
      .then(() => {
        setBusy(false);
        setAsking(false);
      });
  };
  return (
    <>
      <OfficeButton $kind="quiet" disabled={disabled} onClick={() => setAsking(true)}>
        {messages.removeWhat(what)}
      </OfficeButton>
      {asking && (
        <ConfirmDialog
          title={messages.removeName(name)}
          action={messages.remove}
          wayBack={messages.keepIt}
          busy={busy}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {messages.thisCannotBeUndoneWith(removal)}
        </ConfirmDialog>
      )}
    </>
  );
}
