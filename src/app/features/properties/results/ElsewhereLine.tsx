import type { City } from '@contract/catalogue';
import type { ReadSentence } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { Link } from 'react-router-dom';

interface ElsewhereLineProps {
  place: NonNullable<ReadSentence['elsewhere']>;
  cities: readonly City[];
  /** The same search in the nearest city. */
  to: string;
  /** The results are those of the nearest city already. */
  isNarrowed: boolean;
}

/** That we have nothing in a place, and where we have: our nearest city, or all of them. */
export function ElsewhereLine({ place: { place, nearest }, cities, to, isNarrowed }: ElsewhereLineProps) {
  return (
    <p>
      {messages.weHaveNothingIn(place)}{' '}
      {nearest && isNarrowed ? (
        messages.theseAreIn(nearest.city, String(nearest.km))
      ) : nearest ? (
        <Link to={to}>{messages.nearestCity(nearest.city, String(nearest.km))}</Link>
      ) : (
        messages.weListPropertiesIn(cities.map(({ name }) => name).join(messages.and))
      )}
    </p>
  );
}
