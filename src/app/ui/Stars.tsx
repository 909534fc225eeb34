import * as messages from '@messages/app/ui';
import { Star } from 'lucide-react';
import styled from 'styled-components';
import { color } from '../theme/tokens';

/** A rating as stars; screen readers read "4 of 5 stars". */
export function Stars({ rating }: { rating: number }) {
  return (
    <Row role="img" aria-label={messages.of5Stars(rating)}>
      {[1, 2, 3, 4, 5].map((at) => (
        <Star key={at} size={18} strokeWidth={1.5} fill={at <= rating ? 'currentColor' : 'none'} aria-hidden />
      ))}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  gap: 2px;
  color: ${color.brass500};
`;
