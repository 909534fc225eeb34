import * as messages from '@messages/app/officeContent';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, from, radius, space } from '../../../theme/tokens';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { textDiff } from '../../../ui/office/textDiff';
import type { Difference } from '../textDraft';

interface StaleTextProps {
  /** The text as a noun: "article". */
  what: string;
  /** From what somebody else saved to the own text. */
  found: readonly Difference[];
  onSaveOwn: () => void;
  onTakeCurrent: () => void;
  busy: boolean;
}

/** Somebody else saved the text meanwhile: both versions side by side, and nothing is lost. */
export function StaleText({ what, found, onSaveOwn, onTakeCurrent, busy }: StaleTextProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Frame ref={notice} role="alert" tabIndex={-1}>
      <h2>{messages.somebodyElseSavedThisWhile(what)}</h2>
      <p>{messages.yourTextIsStill(found.length)}</p>
      {found.map(({ label, before, after }) => (
        <section key={label} aria-label={label}>
          <h3>{label}</h3>
          <Columns>
            <Side title={messages.savedNow} parts={textDiff(before, after).filter(({ kind }) => kind !== 'added')} />
            <Side title={messages.yours} parts={textDiff(before, after).filter(({ kind }) => kind !== 'removed')} />
          </Columns>
        </section>
      ))}
      <Actions>
        <OfficeButton disabled={busy} onClick={onSaveOwn}>
          {messages.saveMyVersion}
        </OfficeButton>
        <OfficeButton $kind="quiet" disabled={busy} onClick={onTakeCurrent}>
          {messages.useTheSavedVersion}
        </OfficeButton>
      </Actions>
    </Frame>
  );
}

function Side({ title, parts }: { title: string; parts: ReturnType<typeof textDiff> }) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <Text role="group" aria-label={title} tabIndex={0}>
        {parts.map(({ kind, text }, at) =>
          kind === 'same' ? <span key={at}>{text}</span> : <mark key={at}>{text}</mark>,
        )}
      </Text>
    </figure>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space[12]};
  padding: ${space[16]};
  border: 1px solid ${color.claret700};
  border-radius: ${radius.control};
  h2,
  h3 {
    font-weight: 600;
  }
`;
const Columns = styled.div`
  display: grid;
  gap: ${space[12]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  figure {
    margin: 0;
    min-width: 0;
  }
  figcaption {
    color: ${color.ink500};
  }
`;
const Text = styled.div`
  max-height: 20rem;
  overflow: auto;
  padding: ${space[8]} ${space[12]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  white-space: pre-wrap;
  mark {
    background: ${color.sand200};
    color: inherit;
    font-weight: 500;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
