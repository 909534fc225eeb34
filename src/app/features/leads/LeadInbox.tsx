import * as messages from '@messages/app/leads';
import { Navigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { color, from, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { TabLinks } from '../../ui/TabLinks';
import { LeadDetail } from './parts/LeadDetail';
import { LeadLine } from './parts/LeadLine';
import { leadAddress, leadPageSize, leadStates, readLeadSearch } from './leadSearch';
import { contactLabel, stateNames } from './leadLabels';
import { useGetLeadSummaryQuery, useListLeadsQuery } from '../../api/endpoints/leadsApi';

interface LeadInboxProps {
  /** Where an account goes instead that has never received one. */
  orElse?: string | undefined;
}

/** The enquiries about the account's listings: a list with the open one beside it; on phones one or the other. */
export function LeadInbox({ orElse }: LeadInboxProps) {
  const [params] = useSearchParams();
  const search = readLeadSearch(params);
  const { state, property, page, id } = search;
  const { data: summary, isLoading } = useGetLeadSummaryQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData, error, refetch } = useListLeadsQuery(
    { ...(state && { state }), ...(property && { property }), limit: leadPageSize, offset: (page - 1) * leadPageSize },
    { refetchOnMountOrArgChange: true },
  );
  const all = summary && summary.states.new + summary.states.answered + summary.states.closed;
  if (orElse && isLoading) return <Waiting />;
  if (orElse && all === 0) return <Navigate to={orElse} replace />;
  const tabs = [
    {
      id: 'all',
      name: messages.all,
      count: property ? undefined : all,
      to: leadAddress({ page: 1, ...(property && { property }) }),
    },
    ...leadStates.map((one) => ({
      id: one,
      name: stateNames[one],
      count: property ? undefined : summary?.states[one],
      to: leadAddress({ state: one, page: 1, ...(property && { property }) }),
    })),
  ];
  const left = contactLabel(summary);
  return (
    <Parts>
      <TabLinks name={messages.enquiries} open={state ?? 'all'} tabs={tabs} />
      {(left || property) && (
        <Line>
          {left && (
            <span>
              {left}{' '}
              {summary?.contacts?.left === 0 && (
                <ButtonLink to="/packages" $kind="quiet">
                  {messages.seeThePackages}
                </ButtonLink>
              )}
            </span>
          )}
          {property && (
            <ButtonLink to={leadAddress({ page: 1, ...(state && { state }) })} $kind="quiet">
              {messages.showEnquiriesForAllListings}
            </ButtonLink>
          )}
        </Line>
      )}
      <Columns $open={id !== undefined}>
        <ListSide>
          <QueryView
            what={messages.yourEnquiries}
            data={currentData?.rows}
            failure={shownError(error)}
            onRetry={() => void refetch()}
            skeleton={<Waiting />}
            empty={<Empty filtered={state !== undefined || property !== undefined} />}
          >
            {(rows) => (
              <ul aria-label={messages.enquiries}>
                {rows.map((lead) => (
                  <LeadLine
                    key={lead.id}
                    lead={lead}
                    to={leadAddress({ ...search, id: lead.id })}
                    open={lead.id === id}
                  />
                ))}
              </ul>
            )}
          </QueryView>
          <Pages
            page={page}
            count={Math.ceil((currentData?.total ?? 0) / leadPageSize)}
            to={(number) => leadAddress({ page: number, ...(state && { state }), ...(property && { property }) })}
          />
        </ListSide>
        {id !== undefined && (
          <LeadDetail
            key={id}
            id={id}
            back={leadAddress({ page, ...(state && { state }), ...(property && { property }) })}
            summary={summary}
          />
        )}
        {id === undefined && (currentData?.rows.length ?? 0) > 0 && (
          <Beside>
            <Notice title={messages.selectAnEnquiry}>{messages.readIt}</Notice>
          </Beside>
        )}
      </Columns>
    </Parts>
  );
}

function Empty({ filtered }: { filtered: boolean }) {
  if (filtered)
    return (
      <Notice
        title={messages.noEnquiriesMatch}
        actions={
          <ButtonLink to="/my-enquiries/received" $kind="quiet">
            {messages.seeAllEnquiries}
          </ButtonLink>
        }
      >
        {messages.nothingHereRightNow}
      </Notice>
    );
  return (
    <Notice
      title={messages.noEnquiriesYet}
      actions={
        <ButtonLink to="/my-listings" $kind="quiet">
          {messages.seeYourListings}
        </ButtonLink>
      }
    >
      {messages.whenSomeoneEnquiresAbout}
    </Notice>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={messages.loadingYourEnquiries}>
      {[1, 2, 3, 4].map((at) => (
        <Skeleton key={at} $height="5.5rem" style={{ marginBottom: space[8] }} />
      ))}
    </div>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  align-content: start;
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[24]};
  align-items: center;
  justify-content: space-between;
  color: ${color.ink500};
`;
const Columns = styled.div<{ $open: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  align-items: start;
  & > :first-child {
    display: ${({ $open }) => ($open ? 'none' : 'block')};
  }
  ${from.tablet} {
    grid-template-columns: minmax(17rem, 22rem) minmax(0, 1fr);
    gap: ${space[48]};
    & > :first-child {
      display: block;
    }
  }
`;
const ListSide = styled.div`
  min-width: 0;
  & > ul {
    border-top: 1px solid ${color.sand200};
  }
`;
const Beside = styled.div`
  display: none;
  ${from.tablet} {
    display: block;
    border-left: 1px solid ${color.sand200};
  }
`;
