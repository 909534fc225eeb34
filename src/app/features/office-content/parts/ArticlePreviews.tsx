import { beginningOf } from '@contract/beginningOf';
import { brand } from '@contract/brand';
import * as messages from '@messages/app/officeContent';
import styled from 'styled-components';
import { color, from, radius, size, space } from '../../../theme/tokens';
import type { ArticleForm } from '../articleForm';

/** Longer ones are usually cut. */
const shown = { title: 60, description: 155 } as const;

const cut = (text: string, most: number) => (text.length > most ? `${beginningOf(text, most - 1).trimEnd()}…` : text);

/** How a search engine and a chat show the article. */
export function ArticlePreviews({ form: { title, excerpt, cover }, id }: { form: ArticleForm; id: number | null }) {
  const { host, origin } = window.location;
  const path = `/blog/${id ?? '…'}`;
  const name = title || messages.title;
  const description = excerpt || messages.description;
  return (
    <Row>
      <figure>
        <figcaption>{messages.inSearchResults}</figcaption>
        <Card>
          <small>{origin + path}</small>
          <Title>{cut(`${name} | ${brand}`, shown.title)}</Title>
          <p>{cut(description, shown.description)}</p>
        </Card>
      </figure>
      <figure>
        <figcaption>{messages.onWhatsApp}</figcaption>
        <Card>
          {cover ? (
            <img
              src={cover.picture.image}
              alt={cover.picture.alt}
              width={cover.picture.width}
              height={cover.picture.height}
            />
          ) : (
            <small>{messages.withoutACover}</small>
          )}
          <strong>{cut(name, shown.title)}</strong>
          <p>{cut(description, 80)}</p>
          <small>{host}</small>
        </Card>
      </figure>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${space[24]};
  align-items: start;
  ${from.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
  figure {
    margin: 0;
    min-width: 0;
  }
  figcaption {
    padding-bottom: ${space[8]};
    color: ${color.ink500};
  }
`;
const Card = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[12]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  background: ${color.raised};
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 1.91;
    object-fit: cover;
    border-radius: ${radius.picture};
  }
  small {
    color: ${color.ink500};
  }
`;
const Title = styled.strong`
  font-size: ${size[18]};
  font-weight: 500;
  color: ${color.brass700};
`;
