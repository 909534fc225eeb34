import type { PersonDetail } from '@contract/people';
import * as messages from '@messages/app/officeContacts';
import * as labels from '@messages/contract/lifecycles';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';

type Homes = PersonDetail['listings'];

/** The homes that a contact likes, and those that are theirs. */
export function ContactHomes({ person: { favourites, listings } }: { person: PersonDetail }) {
  return (
    <>
      <Homes name={messages.favourites} homes={favourites} />
      <Homes name={messages.listings} homes={listings} />
    </>
  );
}

function Homes({ name, homes }: { name: string; homes: Homes }) {
  if (homes.length === 0) return null;
  return (
    <section aria-label={name}>
      <Title>{name}</Title>
      <ul>
        {homes.map(({ id, title, location, lifecycle }) => (
          <li key={id}>
            <Link to={`/office/listings?open=${id}`}>{title || messages.untitled(id)}</Link>
            {[location, labels.lifecycles[lifecycle].toLowerCase()].filter(Boolean).map((part) => `, ${part}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Title = styled.h3`
  padding-bottom: ${space[8]};
  font-weight: 600;
`;
