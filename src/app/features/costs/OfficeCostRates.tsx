import type { OfficeCostRegion } from '@contract/costs';
import { type StateCode, states } from '@contract/states';
import * as messages from '@messages/app/officeCosts';
import { useSearchParams } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import { useListOfficeCostRegionsQuery } from '../../api/endpoints/officeCostsApi';
import { dayLabel } from '../../ui/Day';
import { Soft } from '../../ui/Layout';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { indiaClock } from '../../ui/indiaMoment';
import { CloseLink, Detail, ListAndDetail, OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable } from '../../ui/office/OfficeTable';
import { wholeIn, withParams } from '../../ui/office/listAddress';
import { RegionRates } from './parts/RegionRates';

/** The first day after today on which a rate of the region begins. */
function nextChange({ rates }: OfficeCostRegion): string {
  const today = indiaClock(Date.now()).date;
  const [day] = rates
    .map(({ effective_from: from }) => from)
    .filter((from) => from > today)
    .sort();
  return day ? dayLabel(day) : '';
}

const columns: readonly [Column<OfficeCostRegion>, ...Column<OfficeCostRegion>[]] = [
  { name: messages.region, render: ({ name }) => name },
  { name: messages.cities, render: ({ code }) => (code in states ? states[code as StateCode].cities.join(', ') : '') },
  { name: messages.next, render: nextChange, atEnd: true },
];

/** `/office/costs`: the dated rates of duties, fees and taxes. The address holds the open state. */
export function OfficeCostRates() {
  const [params] = useSearchParams();
  const { data, error, refetch } = useListOfficeCostRegionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const open = wholeIn(params.get('open'));
  const region = data?.find(({ id }) => id === open);
  return (
    <OfficePage>
      <Soft>{messages.help}</Soft>
      <ListAndDetail $open={region !== undefined} style={{ paddingTop: '1rem' }}>
        <div>
          <QueryView
            what={messages.theRates}
            data={data}
            failure={shownError(error)}
            onRetry={() => void refetch()}
            skeleton={<Skeleton $height="10rem" role="status" aria-label={messages.loadingRates} />}
          >
            {(rows) => (
              <OfficeTable
                label={messages.regions}
                rows={rows}
                columns={columns}
                to={({ id }) => withParams(params, { open: id })}
                openId={open}
              />
            )}
          </QueryView>
        </div>
        {region && (
          <Detail key={region.id} tabIndex={-1} aria-label={messages.theOpenRates}>
            <CloseLink to={withParams(params, { open: null })} label={messages.close} />
            <RegionRates region={region} />
          </Detail>
        )}
      </ListAndDetail>
    </OfficePage>
  );
}
