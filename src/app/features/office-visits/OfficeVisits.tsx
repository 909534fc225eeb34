import * as messages from '@messages/app/officeVisits';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { indiaClock } from '../../ui/indiaMoment';
import { TabLinks } from '../../ui/TabLinks';
import { ListAndDetail, OfficePage } from '../../ui/office/OfficePage';
import { wholeIn, withParams } from '../../ui/office/listAddress';
import { VisitPanel } from './parts/VisitPanel';
import { VisitTable } from './parts/VisitTable';
import { VisitWeek } from './parts/VisitWeek';

const views = ['waiting', 'week', 'open', 'past'] as const;
type View = (typeof views)[number];

/** `/office/visits`: what waits for an answer, the week, and all visits. The address holds the view and the open visit. */
export function OfficeVisits() {
  const [params] = useSearchParams();
  const [today] = useState(() => indiaClock(Date.now()).date);
  const view: View = views.find((one) => one === params.get('view')) ?? 'waiting';
  const open = wholeIn(params.get('open'));
  const tab = (id: View, name: string) => ({
    id,
    name,
    to: `/office/visits?${withParams(new URLSearchParams(), { view: id === 'waiting' ? null : id }).search}`,
  });
  const rowTo = (id: number) => withParams(params, { open: id });
  return (
    <OfficePage>
      <TabLinks
        name={messages.view}
        open={view}
        tabs={[
          tab('waiting', messages.toAnswer),
          tab('week', messages.week),
          tab('open', messages.open),
          tab('past', messages.past),
        ]}
      />
      <ListAndDetail $open={open !== undefined} style={{ paddingTop: '1rem' }}>
        <div>
          {view === 'week' ? (
            <VisitWeek today={today} openId={open} rowTo={rowTo} />
          ) : (
            <VisitTable key={view} view={view} openId={open} rowTo={rowTo} />
          )}
        </div>
        {open !== undefined && <VisitPanel key={open} id={open} close={withParams(params, { open: null })} />}
      </ListAndDetail>
    </OfficePage>
  );
}
