import type { ShortlistHome, WholeShortlist } from '@contract/shortlists';
import * as messages from '@messages/app/shortlists';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useRemoveFromShortlistMutation } from '../../../api/endpoints/shortlistsApi';
import { color, space } from '../../../theme/tokens';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { TextButton } from '../../../ui/TextButton';
import { useReport } from '../useReport';
import { HomeCard, Soft, titleOf } from './HomeCard';
import { Opinions } from './Opinions';

interface HomeRowProps {
  list: WholeShortlist;
  home: ShortlistHome;
  isChosen: boolean;
  /** Whether one more can be chosen to compare. */
  canChoose: boolean;
  onChoose: () => void;
}

/** A home of a list: what it is, what the members think of it, and what this member may do with it. */
export function HomeRow({ list, home, isChosen, canChoose, onChoose }: HomeRowProps) {
  const { listing, state, property } = home;
  const title = titleOf(listing);
  return (
    <HomeCard home={home}>
      {home.added_by && list.members.length > 1 && <Soft>{messages.addedBy(home.added_by)}</Soft>}
      <Opinions list={list} home={home} title={title} />
      <Tools>
        {state === 'available' && list.homes.length > 1 && (
          <Tick>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={!isChosen && !canChoose}
              onChange={onChoose}
              aria-label={messages.compareTitle(title)}
            />{' '}
            {messages.compare}
          </Tick>
        )}
        {list.role !== 'view' && <RemoveHome list={list.id} property={property} title={title} />}
      </Tools>
    </HomeCard>
  );
}

function RemoveHome({ list, property, title }: { list: number; property: number; title: string }) {
  const [asking, setAsking] = useState(false);
  const [remove] = useRemoveFromShortlistMutation();
  const report = useReport();
  const confirm = () => {
    setAsking(false);
    void report(remove({ id: list, property }).unwrap(), messages.homeWasNotRemoved);
  };
  return (
    <>
      <TextButton onClick={() => setAsking(true)} aria-label={messages.removeTitle(title)}>
        <Trash2 size={18} strokeWidth={1.5} aria-hidden />
        &nbsp;{messages.remove}
      </TextButton>
      {asking && (
        <ConfirmDialog
          title={messages.removeThisHome}
          action={messages.remove}
          wayBack={messages.keepIt}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {messages.votesGoWithIt(title)}
        </ConfirmDialog>
      )}
    </>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
  align-items: center;
  @media print {
    display: none;
  }
`;
const Tick = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 2.75rem;
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.brass700};
  }
`;
