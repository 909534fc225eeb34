import * as messages from '@messages/app/reviews';
import { Star } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { color, radius, size, space } from '../../../theme/tokens';
import { coveringInput } from '../../../ui/choiceStyles';
import { replayEarlyInput } from '../../../ui/replayEarlyInput';

interface StarFieldProps {
  /** 0 until one is chosen. */
  rating: number;
  onRate: (rating: number) => void;
  disabled: boolean;
}

const nameOf = (stars: number) => messages.nameOf(stars);

/** One to five stars as a group of radio buttons, for arrow keys and screen readers. */
export function StarField({ rating, onRate, disabled }: StarFieldProps) {
  const [pointed, setPointed] = useState(0);
  const lit = pointed || rating;
  return (
    <Group disabled={disabled}>
      <legend>{messages.yourRating}</legend>
      <Row onPointerLeave={() => setPointed(0)}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <Choice
            key={stars}
            onPointerEnter={({ pointerType }) => {
              if (pointerType === 'mouse') setPointed(stars);
            }}
          >
            <input
              ref={replayEarlyInput}
              type="radio"
              name="rating"
              value={stars}
              checked={rating === stars}
              onChange={() => onRate(stars)}
              aria-label={nameOf(stars)}
              required
            />
            <Star size={30} strokeWidth={1.5} fill={stars <= lit ? 'currentColor' : 'none'} aria-hidden />
          </Choice>
        ))}
        <RatingText aria-hidden="true">{lit ? messages.of5Lit(lit) : messages.choose1To5Stars}</RatingText>
      </Row>
    </Group>
  );
}

const Group = styled.fieldset`
  legend {
    padding: 0 0 ${space[4]};
    font-weight: 500;
    font-size: ${size[14]};
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-left: -${space[8]};
`;
const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  color: ${color.brass500};
  cursor: pointer;
  input {
    ${coveringInput}
  }
  svg {
    border-radius: ${radius.control};
  }
  input:focus-visible + svg {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;
const RatingText = styled.span`
  padding-left: ${space[8]};
  color: ${color.ink500};
  font-size: ${size[14]};
`;
