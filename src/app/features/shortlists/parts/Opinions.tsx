import type { ShortlistHome, Vote, WholeShortlist } from '@contract/shortlists';
import { findingLimits } from '@contract/findingLimits';
import * as messages from '@messages/app/shortlists';
import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useVoteInShortlistMutation } from '../../../api/endpoints/shortlistsApi';
import { color, radius, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { TextArea } from '../../../ui/Field';
import { TextButton } from '../../../ui/TextButton';
import { useReport } from '../useReport';

interface OpinionsProps {
  list: WholeShortlist;
  home: ShortlistHome;
  title: string;
}

const choices: readonly Vote[] = ['yes', 'maybe', 'no'];

/** What the members think of a home, and the own vote and note. */
export function Opinions({ list, home, title }: OpinionsProps) {
  const [change] = useVoteInShortlistMutation();
  const report = useReport();
  const own = home.votes.find(({ member }) => list.members.some(({ id, is_you }) => is_you && id === member));
  const address = { id: list.id, property: home.property };
  const vote = (choice: Vote | null) =>
    void report(change({ ...address, vote: choice }).unwrap(), messages.voteWasNotSaved);
  return (
    <Box>
      <Said list={list} votes={home.votes} title={title} />
      {list.role !== 'view' && (
        <OwnOpinion
          vote={own?.vote ?? null}
          note={own?.note ?? ''}
          title={title}
          onVote={vote}
          onNote={(note) => report(change({ ...address, note }).unwrap(), messages.noteWasNotSaved)}
        />
      )}
    </Box>
  );
}

interface OwnOpinionProps {
  vote: Vote | null;
  note: string;
  title: string;
  onVote: (vote: Vote | null) => void;
  /** Resolves to whether it was saved. */
  onNote: (note: string) => Promise<boolean>;
}

/** The own vote, which the same again withdraws, and the own note. */
export function OwnOpinion({ vote, note, title, onVote, onNote }: OwnOpinionProps) {
  return (
    <>
      <Choices role="group" aria-label={messages.yourVoteOn(title)}>
        {choices.map((choice) => (
          <Choice key={choice} aria-pressed={vote === choice} onClick={() => onVote(vote === choice ? null : choice)}>
            {messages.votes[choice]}
          </Choice>
        ))}
      </Choices>
      <Note note={note} title={title} onSave={onNote} />
    </>
  );
}

function Said({ list, votes, title }: { list: WholeShortlist; votes: ShortlistHome['votes']; title: string }) {
  const said = votes.flatMap((vote) => {
    const member = list.members.find(({ id }) => id === vote.member);
    return member && (vote.vote || vote.note) ? [{ ...vote, name: member.is_you ? messages.you : member.name }] : [];
  });
  if (said.length === 0) return null;
  return (
    <List aria-label={messages.whatMembersThink(title)}>
      {said.map(({ member, name, vote, note }) => (
        <li key={member}>
          <b>{name}</b>
          {vote && <Cast data-vote={vote}>{messages.votes[vote]}</Cast>}
          {note && <Words>{note}</Words>}
        </li>
      ))}
    </List>
  );
}

interface NoteProps {
  note: string;
  title: string;
  /** Resolves to whether it was saved. */
  onSave: (note: string) => Promise<boolean>;
}

function Note({ note, title, onSave }: NoteProps) {
  const [text, setText] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setText(null);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    // what was typed stays if it could not be saved
    if (await onSave((text ?? '').trim())) close();
  };
  if (text === null)
    return (
      <Screen>
        <TextButton ref={opener} onClick={() => setText(note)}>
          {note ? messages.editYourNote : messages.addANote}
        </TextButton>
      </Screen>
    );
  return (
    <Form onSubmit={(event) => void save(event)}>
      <TextArea
        label={messages.yourNoteOn(title)}
        help={messages.everyMemberReadsIt}
        rows={3}
        maxLength={findingLimits.shortlist.note}
        value={text}
        autoFocus
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      />
      <Choices>
        <Button type="submit">{messages.saveNote}</Button>
        <Button $kind="quiet" onClick={close}>
          {messages.cancel}
        </Button>
      </Choices>
    </Form>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space[8]};
  justify-items: start;
  padding-top: ${space[8]};
`;
const List = styled.ul`
  display: grid;
  gap: ${space[8]};
  width: 100%;
  padding: ${space[8]} ${space[12]};
  border-left: 3px solid ${color.sand200};
  font-size: ${size[16]};
  b {
    font-weight: 500;
  }
`;
const Cast = styled.span`
  margin-left: ${space[8]};
  font-weight: 500;
  color: ${color.brass700};
  &[data-vote='yes'] {
    color: ${color.leaf700};
  }
  &[data-vote='no'] {
    color: ${color.claret700};
  }
`;
const Words = styled.p`
  white-space: pre-line;
`;
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  @media print {
    display: none;
  }
`;
const Choice = styled.button.attrs({ type: 'button' })`
  min-width: 4.5rem;
  min-height: 2.75rem;
  padding: ${space[4]} ${space[16]};
  border: 1px solid ${color.ink500};
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.ink900};
  font: inherit;
  &:hover {
    border-color: ${color.brass700};
  }
  &[aria-pressed='true'] {
    border-color: ${color.brassButton};
    background: ${color.brassButton};
    color: ${color.onBrass};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-width: 3px;
    }
  }
`;
const Screen = styled.div`
  @media print {
    display: none;
  }
`;
const Form = styled.form`
  display: grid;
  gap: ${space[12]};
  width: 100%;
  @media print {
    display: none;
  }
`;
