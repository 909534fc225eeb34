import { useState } from 'react';
import styled from 'styled-components';
import { color, radius, size, space } from '../theme/tokens';

/** A value as JSON, written out when it is opened. */
export function RawJson({ label, value }: { label: string; value: unknown }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && (
        <pre tabIndex={0} role="region" aria-label={label}>
          {JSON.stringify(value, null, 2)}
        </pre>
      )}
    </Details>
  );
}

const Details = styled.details`
  summary {
    min-height: 2.75rem;
    padding: ${space[8]} 0;
    color: ${color.brass700};
    cursor: pointer;
  }
  pre {
    max-height: 20rem;
    margin: 0;
    padding: ${space[12]};
    overflow: auto;
    border: 1px solid ${color.sand200};
    border-radius: ${radius.control};
    background: ${color.raised};
    font-size: ${size[14]};
  }
`;
