import { dayInMs } from '@contract/durations';
import type { BoughtAddOn, FeaturableListing } from '@contract/payments';
import * as messages from '@messages/app/payments';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { fieldErrors, errorMessage } from '../../../api/apiError';
import { color, font, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { ownDay } from '../../../ui/days';
import { SelectField } from '../../../ui/Field';
import { Soft } from '../../../ui/Layout';
import {
  useFeatureListingMutation,
  useListBoughtAddOnsQuery,
  useNameAddOnListingMutation,
} from '../../../api/endpoints/paymentsApi';
import { Rich } from '../../../ui/Rich';
import { AddOnSteps } from './AddOnSteps';

/** The add-ons that were bought: where each stands, and the listing that it features. Empty if there are none. */
export function BoughtAddOns() {
  const { data } = useListBoughtAddOnsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || data.add_ons.length === 0) return null;
  return (
    <section aria-labelledby="bought-add-ons">
      <Title id="bought-add-ons">{messages.addOns}</Title>
      <List>
        {data.add_ons.map((addOn) => (
          <li key={addOn.id}>
            <div>
              <strong>{addOn.name}</strong>
              <Bought>{messages.boughtOn(ownDay(addOn.bought))}</Bought>
              {addOn.listing && <Link to={`/properties/${addOn.listing.id}`}>{addOn.listing.title}</Link>}
            </div>
            <How addOn={addOn} listings={data.listings} />
          </li>
        ))}
      </List>
    </section>
  );
}

/** "12 days left" of a featured listing, rounded up; empty when they are over. */
function daysLeft(until: string): string {
  const days = Math.ceil((Date.parse(until) - Date.now()) / dayInMs);
  return days > 0 ? messages.daysLeft(days) : '';
}

function How({ addOn, listings }: { addOn: BoughtAddOn; listings: readonly FeaturableListing[] }) {
  const { chosen, listing, feature_days: days } = addOn;
  if (days === null || addOn.status === 'cancelled')
    return (
      <>
        <AddOnSteps addOn={addOn} />
        {addOn.status === 'ordered' && !listing && listings.length > 0 && (
          <ListingNamer id={addOn.id} name={addOn.name} listings={listings} />
        )}
      </>
    );
  if (chosen)
    return chosen.listing ? (
      <p>
        <Rich
          text={Date.parse(chosen.until) > Date.now() ? messages.isFeaturedUntil : messages.wasFeaturedUntil}
          listing={<Link to={`/properties/${chosen.listing.id}`}>{chosen.listing.title}</Link>}
          day={ownDay(chosen.until)}
        />
        <Bought as="small">{daysLeft(chosen.until)}</Bought>
      </p>
    ) : (
      <Soft>{messages.theListingItFeaturedHasBeen}</Soft>
    );
  if (listings.length === 0) return <Soft>{messages.publishAListingToFeature(days)}</Soft>;
  return <ListingChooser id={addOn.id} days={days} listings={listings} named={listing?.id} />;
}

/** Names the listing of an add-on that was bought without one. */
function ListingNamer({ id, name, listings }: { id: number; name: string; listings: readonly FeaturableListing[] }) {
  const [send, { isLoading, error }] = useNameAddOnListingMutation();
  const [chosen, setChosen] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen && !isLoading) void send({ id, property: Number(chosen) });
  };
  return (
    <Form onSubmit={submit} aria-busy={isLoading}>
      <SelectField
        label={messages.whichListingIsItFor(name)}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        error={error && (fieldErrors(error).property ?? errorMessage(error))}
      >
        <option value="">{messages.chooseAListing}</option>
        {listings.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </SelectField>
      <Button type="submit" $kind="quiet" disabled={!chosen || isLoading}>
        {isLoading ? messages.oneMoment : messages.saveIt}
      </Button>
    </Form>
  );
}

/** Chooses the listing to feature. */
function ListingChooser({
  id,
  days,
  listings,
  named,
}: {
  id: number;
  days: number;
  listings: readonly FeaturableListing[];
  named: number | undefined;
}) {
  const [feature, { isLoading, error }] = useFeatureListingMutation();
  const [chosen, setChosen] = useState(String(named ?? ''));
  const listing = listings.find((one) => String(one.id) === chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (listing && !isLoading) void feature({ id, property: listing.id });
  };
  const refused = error && (fieldErrors(error).property ?? errorMessage(error));
  return (
    <Form onSubmit={submit} aria-busy={isLoading}>
      <SelectField
        label={messages.listingToFeatureForDays(days)}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        error={refused}
        {...(listing?.featured_until && {
          help: messages.itIsFeaturedUntil(ownDay(listing.featured_until)),
        })}
      >
        <option value="">{messages.chooseAListing}</option>
        {listings.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </SelectField>
      <Button type="submit" $kind="quiet" disabled={!listing || isLoading}>
        {isLoading ? messages.oneMoment : messages.featureIt}
      </Button>
    </Form>
  );
}

const Title = styled.h3`
  padding-bottom: ${space[12]};
  font: 600 ${size[28]} / 1.2 ${font.display};
`;
const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: ${space[12]} ${space[32]};
    align-items: start;
    padding: ${space[16]} 0;
    border-top: 1px solid ${color.sand200};
  }
  strong {
    display: block;
    font-weight: 500;
  }
`;
const Bought = styled.span`
  display: block;
  color: ${color.ink500};
  font-size: ${size[14]};
`;
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  align-items: end;
  & > div {
    flex: 1 1 14rem;
  }
`;
