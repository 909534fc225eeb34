import * as messages from '@messages/app/officeVisits';
import { Link, type To, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../../api/apiError';
import { useListOfficeMeetingsQuery } from '../../../api/endpoints/officeMeetingsApi';
import { useListOfficeVisitWeekQuery } from '../../../api/endpoints/officeVisitsApi';
import { color, size, space } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/Button';
import { shortDay } from '../../../ui/momentLabel';
import { Soft } from '../../../ui/Layout';
import { PrintButton } from '../../../ui/PrintButton';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { phoneHref } from '../../../ui/phoneHref';
import { FactList, Filters } from '../../../ui/office/OfficePage';
import { withParams } from '../../../ui/office/listAddress';
import { dateIn, laterDate } from '../../../ui/office/weekDates';
import { looksAgain } from '../looksAgain';
import { type DayEntry, dayEntries } from './daySheetEntries';

interface DaySheetProps {
  /** YYYY-MM-DD in India. */
  today: string;
  rowTo: (id: number) => To;
}

/** The visits and meetings of one day, with places and numbers, to take along on paper. */
export function DaySheet({ today, rowTo }: DaySheetProps) {
  const [params] = useSearchParams();
  const day = dateIn(params.get('day'), laterDate(today, 1));
  const range = { from: day, days: 1 };
  const visits = useListOfficeVisitWeekQuery(range, looksAgain);
  const meetings = useListOfficeMeetingsQuery(range, looksAgain);
  const at = (to: string) => `/office/visits?${withParams(params, { day: to, open: null }).search}`;
  const [week, calendar] = [visits.currentData, meetings.currentData];
  return (
    <>
      <Days aria-label={messages.dates}>
        <ButtonLink $kind="quiet" to={at(laterDate(day, -1))}>
          {messages.dayBefore}
        </ButtonLink>
        <ButtonLink $kind="quiet" to={at(today)}>
          {messages.today}
        </ButtonLink>
        <ButtonLink $kind="quiet" to={at(laterDate(day, 1))}>
          {messages.dayAfter}
        </ButtonLink>
        <PrintButton />
      </Days>
      <Title>{messages.sheetOfDay(shortDay(day))}</Title>
      <QueryView
        what={messages.theVisits}
        data={week && calendar && dayEntries(week.visits, calendar.meetings)}
        failure={shownError(visits.error ?? meetings.error)}
        onRetry={() => {
          void visits.refetch();
          void meetings.refetch();
        }}
        skeleton={<Skeleton $height="24rem" role="status" aria-label={messages.loadingVisits} />}
        empty={<Soft>{messages.nothingOnThisDay}</Soft>}
      >
        {(entries) => (
          <Entries>
            {entries.map((entry) => (
              <Entry
                key={`${entry.kind} ${entry.id}`}
                entry={entry}
                to={entry.kind === 'visit' ? rowTo(entry.id) : `/office/meetings?open=${entry.id}`}
              />
            ))}
          </Entries>
        )}
      </QueryView>
    </>
  );
}

function Entry({ entry, to }: { entry: DayEntry; to: To }) {
  const { startsAt, time, what, about, where, name, phone, host, isAgreed } = entry;
  return (
    <li>
      <When>
        <time dateTime={startsAt}>{time}</time>
        <Link to={to} preventScrollReset>
          {what}
        </Link>
        {!isAgreed && <Soft as="span">{messages.notConfirmedYet}</Soft>}
      </When>
      <FactList
        facts={[
          [messages.about, about],
          [messages.where, where === '' ? messages.placeNotAgreed : where],
          [messages.visitor, name],
          [messages.phone, phone && <a href={phoneHref(phone)}>{phone}</a>],
          [messages.host, host],
        ]}
      />
    </li>
  );
}

const Days = styled(Filters).attrs({ as: 'nav' })`
  @media print {
    display: none;
  }
`;
const Title = styled.h2`
  padding-bottom: ${space[16]};
  font-size: ${size[18]};
  font-weight: 600;
`;
const Entries = styled.ol`
  display: grid;
  gap: ${space[16]};
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: ${space[8]};
    padding-bottom: ${space[16]};
    border-bottom: 1px solid ${color.sand200};
    break-inside: avoid;
  }
  dd {
    overflow-wrap: anywhere;
  }
`;
const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  align-items: baseline;
  time {
    font-weight: 600;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;
