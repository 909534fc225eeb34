import { placeLabel } from '@contract/placeLabel';
import type { OwnPropertyCard } from '@contract/properties';
import * as messages from '@messages/app/listingForm';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../../../theme/tokens';
import { Button, ButtonLink } from '../../../ui/Button';
import { Display3 } from '../../../ui/Layout';
import { Picture } from '../../../ui/Picture';
import { ownDay } from '../../../ui/days';

/** The number of drafts listed here; the others are in My listings. */
const named = 3;

/** Offers drafts that were started on another device, before a new one is started. */
export function DraftOffer({ drafts }: { drafts: readonly OwnPropertyCard[] }) {
  const [isDeclined, setDeclined] = useState(false);
  if (drafts.length === 0 || isDeclined) return null;
  const decline = () => {
    setDeclined(true);
    const [title] = document.getElementsByName('title');
    title?.focus();
  };
  return (
    <Offer aria-labelledby="draft-offer">
      <div>
        <Display3 as="h2" id="draft-offer">
          {messages.continueOneOfYourDrafts(drafts.length)}
        </Display3>
        <p>{messages.pickUpWhereYouLeftOff}</p>
      </div>
      <List>
        {drafts.slice(0, named).map((draft) => (
          <li key={draft.id}>
            <Draft draft={draft} />
          </li>
        ))}
      </List>
      <Row>
        <Button $kind="quiet" onClick={decline}>
          {messages.startANewOne}
        </Button>
        {drafts.length > named && (
          <ButtonLink to="/my-listings?show=drafts" $kind="quiet">
            {messages.seeAllDrafts}
          </ButtonLink>
        )}
      </Row>
    </Offer>
  );
}

function Draft({ draft }: { draft: OwnPropertyCard }) {
  const { id, title, cover, changed_at: changed } = draft;
  return (
    <Card to={`/properties/${id}/edit`}>
      <Frame>{cover && <Picture picture={cover} sizes="96px" alt="" />}</Frame>
      <span>
        <Name>{title || messages.untitledDraft}</Name>
        <Facts>{[placeLabel(draft), messages.changedDay(ownDay(changed))].filter(Boolean).join(' · ')}</Facts>
      </span>
    </Card>
  );
}

const Offer = styled.section`
  display: grid;
  gap: ${space[16]};
  margin-top: ${space[32]};
  padding: ${space[24]};
  background: ${color.sand100};
  border-left: 3px solid ${color.brass500};
  border-radius: ${radius.picture};
`;
const List = styled.ul`
  display: grid;
  gap: ${space[8]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
`;
const Card = styled(Link)`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  min-height: 4.5rem;
  padding: ${space[4]};
  text-decoration: none;
  background: ${color.raised};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
  & > span {
    min-width: 0;
  }
  &:hover {
    border-color: ${color.brass700};
  }
`;
const Frame = styled.span`
  flex: none;
  width: 6rem;
  height: 4rem;
  overflow: hidden;
  background: ${color.sand200};
  border-radius: ${radius.picture};
  picture {
    height: 100%;
  }
`;
const Name = styled.span`
  display: block;
  font: 600 ${size[18]} / 1.25 ${font.display};
`;
const Facts = styled.span`
  display: block;
  color: ${color.ink500};
  font-size: ${size[14]};
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
