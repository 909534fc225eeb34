import * as messages from '@messages/app/officeUi';
import { useMemo } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '../../theme/tokens';
import { textDiff } from './textDiff';

interface TextDiffProps {
  /** The field's name. */
  label: string;
  before: string;
  after: string;
}

/** A text with what was removed struck through and what was added underlined. Nothing for equal texts. */
export function TextDiff({ label, before, after }: TextDiffProps) {
  const parts = useMemo(() => textDiff(before, after), [before, after]);
  if (before === after) return null;
  return (
    <section>
      <h4>{label}</h4>
      <Text role="group" aria-label={messages.changesOf(label)} tabIndex={0}>
        {parts.map(({ kind, text }, at) =>
          kind === 'same' ? (
            <span key={at}>{text}</span>
          ) : kind === 'added' ? (
            <ins key={at}>{text}</ins>
          ) : (
            <del key={at}>{text}</del>
          ),
        )}
      </Text>
    </section>
  );
}

const Text = styled.div`
  max-height: 24rem;
  overflow: auto;
  padding: ${space[8]} ${space[12]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  white-space: pre-wrap;
  ins {
    color: ${color.leaf700};
    text-decoration: underline;
  }
  del {
    color: ${color.claret700};
    text-decoration: line-through;
  }
`;
