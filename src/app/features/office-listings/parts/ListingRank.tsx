import { limits } from '@contract/limits';
import type { ListingRank as Rank } from '@contract/officeProperties';
import * as messages from '@messages/app/listingRank';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { shownError } from '../../../api/apiError';
import { useGetListingRankQuery } from '../../../api/endpoints/officePropertiesApi';
import { TextField } from '../../../ui/Field';
import { Soft, Stack } from '../../../ui/Layout';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { ActionForm } from '../../../ui/office/ActionForm';
import { FactList } from '../../../ui/office/OfficePage';
import { PartTitle } from '../../../ui/office/PartTitle';
import { wholeNumber } from '../../../ui/wholeNumber';

/** Why a listing stands where it stands in a visitor's search. */
export function ListingRank({ id }: { id: number }) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string>();
  const { currentData, error, isFetching, refetch } = useGetListingRankQuery(
    asked === undefined ? skipToken : { id, search: asked },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section aria-label={messages.title}>
      <ActionForm name={messages.title} action={messages.show} busy={isFetching} onSend={() => setAsked(typed.trim())}>
        <PartTitle>{messages.title}</PartTitle>
        <TextField
          label={messages.search}
          help={messages.searchHelp}
          optional
          maxLength={limits.search.max}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </ActionForm>
      <div role="status">
        {asked !== undefined && (
          <QueryView
            what={messages.theRank}
            data={currentData}
            failure={shownError(error)}
            onRetry={() => void refetch()}
            skeleton={<Skeleton $height="6rem" aria-label={messages.loading} />}
          >
            {(rank) => <Explained rank={rank} />}
          </QueryView>
        )}
      </div>
    </section>
  );
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

function Explained({ rank: { place, places, total, exact, misses, rules, words } }: { rank: Rank }) {
  const number = wholeNumber.format(total);
  return (
    <Stack $gap={12} style={{ paddingTop: '0.75rem' }}>
      {place !== null && <p>{messages.placeOf(place, exact ? number : messages.about(number))}</p>}
      {place === null && misses.length === 0 && <p>{messages.beyond(places)}</p>}
      {misses.length > 0 && (
        <p>
          {messages.notListed} {misses.map(({ label }) => label).join('; ')}
        </p>
      )}
      <strong>{messages.decides}</strong>
      <FactList facts={rules.map(({ label, share }) => [label, percent(share)] as const)} />
      <Soft>{messages.ties}</Soft>
      {words.length > 0 && (
        <>
          <strong>{messages.words}</strong>
          <FactList
            facts={words.map(({ word, found_in: parts }) => [
              word,
              parts.map((part) => messages.foundIn[part]).join(', ') || messages.nowhere,
            ])}
          />
        </>
      )}
    </Stack>
  );
}
