import type { OfficePerson as Person } from '@contract/officePerson';
import * as labels from '@messages/contract/lifecycles';
import * as messages from '@messages/app/officePerson';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { shownError, statusOf } from '../../api/apiError';
import { useGetOfficePersonQuery } from '../../api/endpoints/officePersonApi';
import { font, size, space } from '../../theme/tokens';
import { Soft, Stack } from '../../ui/Layout';
import { Money, toPaise } from '../../ui/Money';
import { Notice } from '../../ui/Notice';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { ownMoment } from '../../ui/days';
import { CloseLink, Facts, OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable } from '../../ui/office/OfficeTable';
import { callHref } from '../../ui/callHref';
import { kindLabels, stateLabels } from './officeLeadLabels';

type Row<List extends 'enquiries' | 'meetings' | 'listings'> = Person[List][number];
type SavedSearch = Person['saved_searches'][number];
type Payment = NonNullable<Person['payments']>[number];
type Columns<Of> = readonly [Column<Of>, ...Column<Of>[]];

const enquiryColumns: Columns<Row<'enquiries'>> = [
  { name: messages.about, render: ({ title, kind }) => title || kindLabels[kind] },
  { name: messages.kind, render: ({ kind }) => kindLabels[kind] },
  { name: messages.status, render: ({ state }) => stateLabels[state] },
  { name: messages.received, render: ({ created_at: at }) => ownMoment(at), atEnd: true },
];
const meetingColumns: Columns<Row<'meetings'>> = [
  { name: messages.when, render: ({ starts_at: at }) => ownMoment(at) },
  { name: messages.kind, render: ({ kind }) => messages.meetingKinds[kind] },
  { name: messages.about, render: ({ topic }) => topic },
  { name: messages.status, render: ({ status }) => messages.meetingStates[status] },
];
const listingColumns: Columns<Row<'listings'>> = [
  { name: messages.about, render: ({ id, title }) => title || messages.untitled(id) },
  { name: messages.place, render: ({ location }) => location },
  { name: messages.status, render: ({ lifecycle }) => labels.lifecycles[lifecycle] },
];
const searchColumns: Columns<SavedSearch> = [
  { name: messages.about, render: ({ name }) => name },
  {
    name: messages.emailsAre,
    render: ({ frequency, paused }) => (paused ? messages.paused : messages.frequencies[frequency]),
  },
  { name: messages.since, render: ({ created_at: at }) => ownMoment(at), atEnd: true },
];
const paymentColumns: Columns<Payment> = [
  { name: messages.description, render: ({ description }) => description },
  { name: messages.status, render: ({ status }) => messages.paymentStates[status] },
  { name: messages.date, render: ({ date }) => ownMoment(date) },
  { name: messages.amount, render: ({ amount }) => <Money amountInPaise={toPaise(amount)} />, atEnd: true },
];

/** `/office/leads/person/:id`: all we know of the person who sent an enquiry. */
export function OfficePerson() {
  const id = Number(useParams().id);
  const { currentData, error, refetch } = useGetOfficePersonQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <OfficePage title={currentData?.name || messages.title}>
      <CloseLink to={`/office/leads?open=${id}`} label={messages.back} />
      {statusOf(error) === 404 || statusOf(error) === 400 ? (
        <Notice title={messages.missingTitle}>{messages.missing}</Notice>
      ) : (
        <QueryView
          what={messages.what}
          data={currentData}
          failure={shownError(error)}
          onRetry={() => void refetch()}
          skeleton={<Skeleton $height="30rem" role="status" aria-label={messages.loading} />}
        >
          {(person) => <Everything person={person} />}
        </QueryView>
      )}
    </OfficePage>
  );
}

function Everything({ person }: { person: Person }) {
  const {
    emails,
    phones,
    account,
    enquiries,
    meetings,
    favourites,
    listings,
    saved_searches: searches,
    payments,
  } = person;
  const toListing = ({ id }: { id: number }) => `/office/listings?open=${id}`;
  return (
    <Stack $gap={32}>
      <Facts>
        {emails.length > 0 && <dt>{messages.email}</dt>}
        {emails.length > 0 && (
          <dd>
            {emails.map((email) => (
              <Line key={email} href={`mailto:${email}`}>
                {email}
              </Line>
            ))}
          </dd>
        )}
        {phones.length > 0 && <dt>{messages.phone}</dt>}
        {phones.length > 0 && (
          <dd>
            {phones.map((phone) => (
              <Line key={phone} href={callHref(phone)}>
                {phone}
              </Line>
            ))}
          </dd>
        )}
        <dt>{messages.account}</dt>
        <dd>
          {/* only superusers have a screen for accounts */}
          {account && payments ? <Link to={`/office/people?open=${account.id}`}>{account.username}</Link> : null}
          {!payments && account?.username}
          {!account && messages.noAccount}
        </dd>
      </Facts>
      <Part name={messages.enquiries} isEmpty={enquiries.length === 0}>
        <OfficeTable
          label={messages.enquiries}
          rows={enquiries}
          columns={enquiryColumns}
          to={({ id }) => `/office/leads?open=${id}`}
        />
      </Part>
      {(account || searches.length > 0) && (
        <Part name={messages.savedSearches} isEmpty={searches.length === 0}>
          <OfficeTable
            label={messages.savedSearches}
            rows={searches}
            columns={searchColumns}
            to={({ query }) => `/properties${query && `?${query}`}`}
          />
        </Part>
      )}
      {account && (
        <>
          <Part name={messages.meetings} isEmpty={meetings.length === 0}>
            <OfficeTable
              label={messages.meetings}
              rows={meetings}
              columns={meetingColumns}
              to={({ id }) => `/office/meetings?view=day&open=${id}`}
            />
          </Part>
          <Part name={messages.favourites} isEmpty={favourites.length === 0}>
            <OfficeTable label={messages.favourites} rows={favourites} columns={listingColumns} to={toListing} />
          </Part>
          <Part name={messages.listings} isEmpty={listings.length === 0}>
            <OfficeTable label={messages.listings} rows={listings} columns={listingColumns} to={toListing} />
          </Part>
          {payments && (
            <Part name={messages.payments} isEmpty={payments.length === 0}>
              <OfficeTable label={messages.payments} rows={payments} columns={paymentColumns} />
            </Part>
          )}
        </>
      )}
    </Stack>
  );
}

function Part({ name, isEmpty, children }: { name: string; isEmpty: boolean; children: ReactNode }) {
  return (
    <section aria-label={name}>
      <Heading>{name}</Heading>
      {isEmpty ? <Soft>{messages.none(name)}</Soft> : children}
    </section>
  );
}

const Heading = styled.h2`
  padding-bottom: ${space[8]};
  font: 600 ${size[18]} / 1.3 ${font.display};
`;
const Line = styled.a`
  display: block;
`;
