import type { OfficeVisit } from '@contract/officeVisits';
import * as messages from '@messages/app/officeVisits';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../../api/apiError';
import { useListOfficeVisitWeekQuery } from '../../../api/endpoints/officeVisitsApi';
import { ButtonLink } from '../../../ui/Button';
import { dayLabel } from '../../../ui/Day';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { indiaClock } from '../../../ui/indiaMoment';
import { timeLabel } from '../../../ui/timeLabel';
import { Filters } from '../../../ui/office/OfficePage';
import { Status } from '../../../ui/office/Status';
import { EntryLink, WeekGrid } from '../../../ui/office/WeekGrid';
import { withParams } from '../../../ui/office/listAddress';
import { dateIn, laterDate, mondayOf } from '../../../ui/office/weekDates';
import { looksAgain } from '../looksAgain';
import { modeLabels, stateOf } from '../officeVisitLabels';

interface VisitWeekProps {
  /** YYYY-MM-DD in India. */
  today: string;
  openId: number | undefined;
  rowTo: (id: number) => { search: string };
}

const startOf = ({ starts_at: at }: OfficeVisit) => indiaClock(at ?? 0);

/** The agreed visits of a week, by the clock of India. */
export function VisitWeek({ today, openId, rowTo }: VisitWeekProps) {
  const [params] = useSearchParams();
  const first = mondayOf(dateIn(params.get('from'), today));
  const { currentData, error, refetch } = useListOfficeVisitWeekQuery({ from: first, days: 7 }, looksAgain);
  const at = (from: string | null) => `/office/visits?${withParams(params, { from, open: null }).search}`;
  return (
    <>
      <Filters as="nav" aria-label={messages.dates}>
        <ButtonLink $kind="quiet" to={at(laterDate(first, -7))}>
          {messages.earlier}
        </ButtonLink>
        <ButtonLink $kind="quiet" to={at(null)}>
          {messages.today}
        </ButtonLink>
        <ButtonLink $kind="quiet" to={at(laterDate(first, 7))}>
          {messages.later}
        </ButtonLink>
        <Span>{messages.indiaTime(dayLabel(first), dayLabel(laterDate(first, 6)))}</Span>
      </Filters>
      <QueryView
        what={messages.theVisits}
        data={currentData}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="24rem" role="status" aria-label={messages.loadingVisits} />}
      >
        {({ days, visits }) => (
          <WeekGrid
            days={days}
            rows={visits}
            keyOf={({ id }) => id}
            dateOf={(visit) => startOf(visit).date}
            today={today}
            isNarrow={openId !== undefined}
            none={messages.noVisits}
          >
            {(visit) => (
              <EntryLink
                to={rowTo(visit.id)}
                preventScrollReset
                data-row
                {...(visit.id === openId && { 'aria-current': 'true' })}
              >
                <span>
                  <time dateTime={visit.starts_at ?? ''}>{timeLabel(startOf(visit).time)}</time>{' '}
                  {modeLabels[visit.mode]}
                </span>
                <strong>{visit.name}</strong>
                <span>{visit.property.title}</span>
                <Status tone={stateOf(visit).tone}>{stateOf(visit).label}</Status>
              </EntryLink>
            )}
          </WeekGrid>
        )}
      </QueryView>
    </>
  );
}

const Span = styled.strong`
  font-weight: 500;
`;
