import type { Enquiry } from '@contract/enquiries';
import { limits } from '@contract/limits';
import * as messages from '@messages/app/leads';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { errorMessage } from '../../../api/apiError';
import { formDraft } from '../../../platform/formDraft';
import { selectUsername } from '../../../session/sessionSlice';
import { useAppSelector } from '../../../session/storeHooks';
import { color, size } from '../../../theme/tokens';
import { TextArea } from '../../../ui/Field';
import { Stack } from '../../../ui/Layout';
import { useChangeLeadMutation } from '../../../api/endpoints/leadsApi';

/** Notes are saved after this pause in typing, in milliseconds. */
const pause = 900;

/** The owner's notes on an enquiry, saved while typing. Unsaved text survives a reload and a login. */
export function LeadNotes({ lead: { id, notes } }: { lead: Pick<Enquiry, 'id' | 'notes'> }) {
  const username = useAppSelector(selectUsername) ?? '';
  const key = `notes/${username}/${id}`;
  const [initialText] = useState(() => formDraft.read(key).notes ?? notes);
  const [change, { isLoading, error }] = useChangeLeadMutation();
  const [saveStatus, setSaveStatus] = useState<'unchanged' | 'typed' | 'saved'>('unchanged');
  const typed = useRef(initialText);
  const stored = useRef(notes);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useCallback(() => {
    clearTimeout(timer.current);
    const sent = typed.current;
    change({ id, notes: sent.trim() })
      .unwrap()
      .then(
        () => {
          stored.current = sent;
          if (typed.current !== sent) return;
          formDraft.forget(key);
          setSaveStatus('saved');
        },
        () => undefined,
      );
  }, [change, id, key]);
  useEffect(() => {
    // text left unsaved last time, or when another enquiry is opened
    const rest = () => typed.current !== stored.current && save();
    rest();
    return () => void rest();
  }, [save]);
  const type = (text: string) => {
    typed.current = text;
    formDraft.keep(key, { notes: text });
    setSaveStatus('typed');
    clearTimeout(timer.current);
    timer.current = setTimeout(save, pause);
  };
  const words = isLoading
    ? messages.saving
    : error && saveStatus !== 'saved'
      ? messages.notSaved(errorMessage(error))
      : saveStatus === 'saved'
        ? messages.saved
        : saveStatus === 'typed'
          ? messages.notSavedYet
          : '';
  return (
    <Stack $gap={4}>
      <TextArea
        label={messages.yourNotes}
        rows={5}
        maxLength={limits.notes.max}
        defaultValue={initialText}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => {
          if (saveStatus === 'typed') save();
        }}
        help={messages.onlyYouCanSeeTheseNotes}
      />
      <SaveStatus role="status" $bad={Boolean(error) && saveStatus !== 'saved'}>
        {words}
      </SaveStatus>
    </Stack>
  );
}

const SaveStatus = styled.p<{ $bad: boolean }>`
  min-height: 1.5em;
  color: ${({ $bad }) => ($bad ? color.claret700 : color.leaf700)};
  font-size: ${size[14]};
`;
