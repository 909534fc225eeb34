import * as messages from '@messages/app/officeVisits';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSaveVisitsCsvMutation } from '../../api/endpoints/officeVisitsApi';
import { useDownload } from '../../session/useDownload';
import { indiaClock } from '../../ui/indiaMoment';
import { TabLinks } from '../../ui/TabLinks';
import { CsvButton } from '../../ui/office/CsvButton';
import { ListAndDetail, OfficePage } from '../../ui/office/OfficePage';
import { wholeIn, withParams } from '../../ui/office/listAddress';
import { type VisitView, readVisitView } from './visitView';
import { VisitPanel } from './parts/VisitPanel';
import { VisitTable } from './parts/VisitTable';
import { VisitWeek } from './parts/VisitWeek';

/** `/office/visits`: what waits for an answer, today, the week, and all visits. The address holds the view and the open visit. */
export function OfficeVisits() {
  const [params] = useSearchParams();
  const [today] = useState(() => indiaClock(Date.now()).date);
  const view = readVisitView(params);
  const open = wholeIn(params.get('open'));
  const tab = (id: VisitView, name: string) => ({
    id,
    name,
    to: `/office/visits?${withParams(new URLSearchParams(), { view: id === 'waiting' ? null : id }).search}`,
  });
  const rowTo = (id: number) => withParams(params, { open: id });
  const { saveFile, isSaving } = useDownload(useSaveVisitsCsvMutation());
  return (
    <OfficePage actions={view !== 'week' && <CsvButton isSaving={isSaving} onSave={() => saveFile({ when: view })} />}>
      <TabLinks
        name={messages.view}
        open={view}
        tabs={[
          tab('waiting', messages.toAnswer),
          tab('ours', messages.oursToAnswer),
          tab('today', messages.today),
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
