import { type StateCode, states } from '@contract/states';
import * as messages from '@messages/app/papers';
import styled from 'styled-components';
import { color, size, space } from '../../theme/tokens';

interface ReraCodeProps {
  state: StateCode;
  number: string;
  /** Of the QR code; without it there is none. */
  code?: string | undefined;
}

/** A registration number with the link to its register, and the QR code beside it. */
export function ReraCode({ state, number, code }: ReraCodeProps) {
  const { name, register } = states[state].rera;
  return (
    <Row>
      {code && <img src={code} alt={messages.codeOf(number)} width={96} height={96} loading="lazy" />}
      <div>
        <Number>{number}</Number>
        <a href={register} target="_blank" rel="noreferrer">
          {messages.openRegister(name)}
        </a>
      </div>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};
  align-items: center;
  img {
    flex: none;
    border: 1px solid ${color.sand200};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${color.brass700};
  }
`;
const Number = styled.p`
  font-size: ${size[18]};
  font-variant-numeric: tabular-nums;
`;
