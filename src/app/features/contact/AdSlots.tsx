import type { SiteImage } from '@contract/content';
import * as messages from '@messages/app/contact';
import styled from 'styled-components';
import { color, size, space } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';

interface AdSlotsProps {
  /** Undefined until they are loaded. */
  advertisements: readonly SiteImage[] | undefined;
  /** The slots to show here. */
  places: readonly number[];
}

/**
 * The specification's boxes of 200 × 200 px for partners' advertisements. Each is labelled; an unsold slot stays an
 * empty box.
 */
export function AdSlots({ advertisements, places }: AdSlotsProps) {
  return (
    <Row aria-label={messages.advertisements}>
      {places.map((place) => {
        const advertisement = advertisements?.find(({ position }) => position === place);
        return (
          <li key={place}>
            {advertisement ? <Filled advertisement={advertisement} /> : <Box>{messages.advertisement}</Box>}
          </li>
        );
      })}
    </Row>
  );
}

function Filled({ advertisement: { picture, link } }: { advertisement: SiteImage }) {
  const notice = (
    <>
      <Picture picture={picture} sizes="200px" />
      <Mark>{messages.advertisement}</Mark>
    </>
  );
  return link ? (
    <Frame as="a" href={link} target="_blank" rel="sponsored noopener">
      {notice}
    </Frame>
  ) : (
    <Frame>{notice}</Frame>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};
  @media print {
    display: none;
  }
`;
const Box = styled.div`
  display: grid;
  place-items: center;
  width: 200px;
  height: 200px;
  border: 1px dashed ${color.sand200};
  background: ${color.raised};
  color: ${color.ink500};
  font-size: ${size[14]};
`;
const Frame = styled.div`
  position: relative;
  display: block;
  width: 200px;
  height: 200px;
  overflow: hidden;
  picture {
    width: 100%;
    height: 100%;
  }
`;
const Mark = styled.span`
  position: absolute;
  inset: auto auto 0 0;
  padding: 2px ${space[8]};
  background: ${color.night};
  color: ${color.onNight};
  font-size: 0.75rem;
`;
