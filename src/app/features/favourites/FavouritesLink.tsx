import * as messages from '@messages/app/favourites';
import { Heart } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { radius } from '../../theme/tokens';
import { CountBadge } from '../../ui/CountBadge';
import { selectFavourites } from './favouritesSlice';

/** Links to the favourites and shows their number over the heart, without a layout shift. */
export function FavouritesLink() {
  const { length } = useSelector(selectFavourites);
  return (
    <Square to="/favourites" aria-label={length > 0 ? messages.favouritesSaved(length) : messages.favourites}>
      <Heart size={20} strokeWidth={1.5} aria-hidden />
      {length > 0 && <Count aria-hidden>{length > 99 ? '99+' : length}</Count>}
    </Square>
  );
}

const Square = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.control};
  text-decoration: none;
  /* keeps the logo on one line on the narrowest phones; their menu has this link, too */
  @media (max-width: 379px) {
    display: none;
  }
`;
const Count = styled(CountBadge)`
  top: 3px;
  left: 50%;
`;
