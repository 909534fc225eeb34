import type { Property } from '@contract/properties';
import type { Named } from '@contract/shared';
import * as messages from '@messages/app/properties';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { color, font, size, space } from '../../theme/tokens';
import { Display2, Prose, Stack } from '../../ui/Layout';
import { propertyFactRows } from './propertyFactRows';
import { splitStory } from './splitStory';

/** The facts that the listing has. */
export function PropertyFacts({ property }: { property: Property }) {
  return (
    <Stack as="section" $gap={24} id="facts" aria-labelledby="facts-title">
      <Display2 id="facts-title">{messages.facts}</Display2>
      <Facts>
        {propertyFactRows(property).map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
      {property.video && (
        <p>
          <a href={property.video} target="_blank" rel="noopener nofollow ugc">
            {messages.watchTheVideo}
          </a>
        </p>
      )}
    </Stack>
  );
}

export function PropertyDescription({ text }: { text: string }) {
  const [beginning, rest] = splitStory(text);
  return (
    <Stack as="section" $gap={24} id="story" aria-labelledby="story-title">
      <Display2 id="story-title">{messages.description}</Display2>
      <Story>
        <Paragraphs text={beginning} />
        {rest && (
          <Rest>
            <summary>
              <span>{messages.readAll}</span>
              <span>{messages.showLess}</span>
            </summary>
            <Paragraphs text={rest} />
          </Rest>
        )}
      </Story>
    </Stack>
  );
}

const Paragraphs = ({ text }: { text: string }) =>
  text.split(/\n\s*\n/).map((paragraph, at) => <p key={at}>{paragraph}</p>);

export function PropertyAmenities({ ids, amenities }: { ids: readonly number[]; amenities: readonly Named[] }) {
  const own = amenities.filter(({ id }) => ids.includes(id));
  if (own.length === 0) return null;
  return (
    <Stack as="section" $gap={24} id="amenities" aria-labelledby="amenities-title">
      <Display2 id="amenities-title">{messages.amenities}</Display2>
      <Amenities>
        {own.map(({ id, name }) => (
          <li key={id}>
            <Check size={18} strokeWidth={1.5} aria-hidden />
            {name}
          </li>
        ))}
      </Amenities>
    </Stack>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 40%), 1fr));
  gap: 0 ${space[24]};
  div {
    display: grid;
    align-content: start;
    padding: ${space[8]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
  dt {
    color: ${color.ink500};
    font-size: ${size[14]};
  }
  dd {
    font: 600 ${size[18]} / 1.3 ${font.display};
    font-variant-numeric: tabular-nums lining-nums;
    white-space: pre-line;
  }
  @media print {
    grid-template-columns: repeat(5, 1fr);
  }
`;
/** Where a page ends, the lines of a grid are drawn over each other. */
const Story = styled(Prose)`
  @media print {
    &,
    details::details-content {
      display: block;
    }
    p + p,
    details {
      margin-top: ${space[12]};
    }
  }
`;
/** Paper shows all of it. */
const Rest = styled.details`
  summary {
    width: fit-content;
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-block: ${space[8]};
    color: ${color.brass700};
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 0.25em;
    cursor: pointer;
  }
  &[open] span:first-child,
  &:not([open]) span:last-child {
    display: none;
  }
  &::details-content {
    display: grid;
    gap: inherit;
  }
  @media print {
    &::details-content {
      content-visibility: visible;
    }
    summary {
      display: none;
    }
  }
`;
const Amenities = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 42%), 1fr));
  gap: ${space[12]} ${space[24]};
  li {
    display: flex;
    gap: ${space[8]};
    align-items: center;
  }
  svg {
    flex: none;
    color: ${color.brass700};
  }
  @media print {
    grid-template-columns: repeat(4, 1fr);
  }
`;
