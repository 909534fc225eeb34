import styled from 'styled-components';
import { color, radius, size, space } from '../../theme/tokens';
import { Monogram } from '../../ui/Monogram';
import { Stars } from '../../ui/Stars';

interface ReviewCardProps {
  review: { name: string; role: string; property: string; rating: number; review: string };
  /** Such as "Client story" or "Sending". */
  note?: string;
}

/** One person's words. */
export function ReviewCard({ review: { name, role, property, rating, review }, note }: ReviewCardProps) {
  return (
    <Card>
      <Stars rating={rating} />
      <blockquote>{review}</blockquote>
      <footer>
        <Monogram name={name} />
        <div><strong>{name}</strong><span>{role || property}</span>{note && <em>{note}</em>}</div>
      </footer>
    </Card>
  );
}

const Card = styled.article`
  display: grid; grid-template-rows: auto 1fr auto; gap: ${space[16]}; height: 100%; padding: ${space[24]};
  background: ${color.raised}; border: 1px solid ${color.sand200}; border-radius: ${radius.picture};
  footer { display: flex; gap: ${space[12]}; align-items: center; }
  footer div { display: grid; font-size: ${size[14]}; }
  footer div span, footer em { color: ${color.ink500}; }
`;
