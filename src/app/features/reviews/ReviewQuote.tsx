import * as messages from '@messages/app/reviews';
import styled from 'styled-components';
import { color, font, size, space } from '../../theme/tokens';
import { Container, Section } from '../../ui/Layout';
import { Monogram } from '../../ui/Monogram';
import { testimonials } from './testimonials';

/** One client's words in large type. */
export function ReviewQuote() {
  const [first] = testimonials;
  if (!first) return null;
  return (
    <Section $tone="sand" aria-label={messages.whatAClientSays}>
      <Container>
        <Figure>
          <blockquote>“{first.review}”</blockquote>
          <figcaption>
            <Monogram name={first.name} />
            <span>
              <strong>{first.name}</strong>
              {first.role}
            </span>
          </figcaption>
        </Figure>
      </Container>
    </Section>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${space[32]};
  justify-items: center;
  max-width: 56rem;
  margin: 0 auto;
  text-align: center;
  blockquote {
    font: 500 ${size[28]} / 1.35 ${font.display};
    text-wrap: balance;
  }
  figcaption {
    display: flex;
    gap: ${space[16]};
    align-items: center;
    text-align: left;
  }
  span > strong {
    display: block;
    font-weight: 600;
  }
  figcaption span:last-child {
    color: ${color.ink500};
    font-size: ${size[14]};
  }
  figcaption strong {
    color: ${color.ink900};
    font-size: ${size[16]};
  }
`;
