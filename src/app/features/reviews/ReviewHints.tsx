import * as messages from '@messages/app/reviews';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { color, space } from '../../theme/tokens';

const hints = [
  messages.whatYouWereLooking,
  messages.howLongItTook,
  messages.whatWentWrong,
  messages.whatYouWouldDoDifferently,
] as const;

/** Tips for a useful review. */
export function ReviewHints() {
  return (
    <>
      <p>{messages.aFewSentencesHelpTheNext}</p>
      <List>
        {hints.map((hint) => (
          <li key={hint}>
            <Check size={18} strokeWidth={1.5} aria-hidden />
            {hint}
          </li>
        ))}
      </List>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[12]};
  padding-top: ${space[16]};
  border-top: 1px solid ${color.brass500};
  li {
    display: flex;
    gap: ${space[12]};
    align-items: start;
  }
  svg {
    flex: none;
    margin-top: 0.2rem;
    color: ${color.brass700};
  }
`;
