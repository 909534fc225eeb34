import type { OfficeVisit } from '@contract/officeVisits';
import * as messages from '@messages/app/officeVisits';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { shownError } from '../../../api/apiError';
import { useGetOfficeVisitQuery } from '../../../api/endpoints/officeVisitsApi';
import { Stack } from '../../../ui/Layout';
import { indiaMoment } from '../../../ui/indiaMoment';
import { DetailHead, FactList } from '../../../ui/office/OfficePage';
import { OpenRow } from '../../../ui/office/OpenRow';
import { Status } from '../../../ui/office/Status';
import { momentIn } from '../../../ui/zonedMoments';
import { callHref } from '../../../ui/callHref';
import { modeLabels, stateOf } from '../officeVisitLabels';
import { CancelForm, MissForm } from './EndForms';
import { ConfirmForm, ProposeForm } from './TimeForms';

/** One visit: who comes, to which home, and confirming, proposing, cancelling and noting it. */
export function VisitPanel({ id, close }: { id: number; close: To }) {
  const { currentData, error, refetch } = useGetOfficeVisitQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <OpenRow
      label={messages.theOpenVisit}
      what={messages.thisVisit}
      close={close}
      closeLabel={messages.closeThisVisit}
      data={currentData}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      loading={messages.loadingTheVisit}
      focusOn={`${id} ${currentData?.state ?? ''}`}
    >
      {(visit) => <Shown visit={visit} />}
    </OpenRow>
  );
}

function Shown({ visit }: { visit: OfficeVisit }) {
  const { label, tone } = stateOf(visit);
  const { actions, state } = visit;
  return (
    <Stack $gap={24}>
      <DetailHead>
        <h2>{visit.name}</h2>
        <Status tone={tone}>{label}</Status>
      </DetailHead>
      <VisitFacts visit={visit} />
      {actions.includes('confirm') && <ConfirmForm key={state} visit={visit} />}
      {actions.includes('propose') && <ProposeForm visit={visit} />}
      {actions.includes('cancel') && <CancelForm visit={visit} />}
      {actions.includes('miss') && <MissForm visit={visit} />}
    </Stack>
  );
}

/** By India's clock and, where it differs, by the visitor's. */
function Both({ at, timezone }: { at: string; timezone: string }) {
  const own = momentIn(at, timezone);
  return (
    <time dateTime={at} style={{ display: 'block' }}>
      {indiaMoment(at)}
      {own && <small style={{ display: 'block' }}>{own}</small>}
    </time>
  );
}

function VisitFacts({ visit }: { visit: OfficeVisit }) {
  const {
    property,
    proposals,
    starts_at: startsAt,
    timezone,
    email,
    phone,
    link,
    place,
    directions,
    is_office: isOffice,
  } = visit;
  const facts: [string, ReactNode][] = [
    [
      messages.home,
      property.id === null ? property.title : <Link to={`/properties/${property.id}`}>{property.title}</Link>,
    ],
    [messages.when, startsAt && <Both at={startsAt} timezone={timezone} />],
    [
      messages.proposedTime,
      proposals.length > 0 && proposals.map(({ starts_at: at }) => <Both key={at} at={at} timezone={timezone} />),
    ],
    [messages.how, modeLabels[visit.mode]],
    [
      messages.where,
      place && (
        <>
          {place}
          {directions && (
            <small style={{ display: 'block' }}>
              <a href={directions} target="_blank" rel="noopener noreferrer">
                {messages.directions}
              </a>
            </small>
          )}
        </>
      ),
    ],
    [messages.link, visit.state !== 'cancelled' && link && <a href={link}>{link}</a>],
    [messages.answers, isOffice ? messages.office : visit.host],
    [messages.email, email && <a href={`mailto:${email}`}>{email}</a>],
    [messages.phone, phone && <a href={callHref(phone)}>{phone}</a>],
    [messages.reason, visit.reason],
  ];
  return <FactList facts={facts} />;
}
