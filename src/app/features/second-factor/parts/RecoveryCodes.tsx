import { brand } from '@contract/brand';
import * as messages from '@messages/app/secondFactorSetup';
import { useState } from 'react';
import styled from 'styled-components';
import { saveFile } from '../../../platform/saveFile';
import { color, radius, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';

/** New recovery codes, which are shown only now, with ways to keep them. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const [note, setNote] = useState('');
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setNote(messages.copied),
      () => setNote(messages.notCopied),
    );
  return (
    <Box>
      <p>{messages.keepCodes}</p>
      <Codes aria-label={messages.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Buttons>
        <Button $kind="quiet" onClick={copy}>
          {messages.copyCodes}
        </Button>
        <Button
          $kind="quiet"
          onClick={() => {
            saveFile(new Blob([messages.codesFile(brand, codes)], { type: 'text/plain' }), messages.codesFileName);
            setNote(messages.downloaded);
          }}
        >
          {messages.downloadCodes}
        </Button>
      </Buttons>
      <p role="status">{note}</p>
      <Button onClick={onSaved}>{messages.codesSaved}</Button>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space[16]};
`;
const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: ${space[8]};
  padding: ${space[16]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  background: ${color.raised};
  font-family: ui-monospace, monospace;
  font-size: 1rem;
  list-style: none;
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
