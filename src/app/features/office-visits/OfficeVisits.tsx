import * as messages from '@messages/app/officeVisits';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSaveVisitsCsvMutation } from '../../api/endpoints/officeVisitsApi';
import { useDownload } from '../../session/useDownload';
import { ButtonLink } from '../../ui/Button';
import { indiaClock } from '../../ui/indiaMoment';
import { TabLinks } from '../../ui/TabLinks';
import { CsvButton } from '../../ui/office/CsvButton';
import { ListAndDetail, OfficePage } from '../../ui/office/OfficePage';
import { wholeIn, withParams } from '../../ui/office/listAddress';
import { type VisitView, readVisitView } from './visitView';
import { DaySheet } from './parts/DaySheet';
import { NewVisit } from './parts/NewVisit';
import { VisitPanel } from './parts/VisitPanel';
import { VisitTable } from './parts/VisitTable';
import { VisitWeek } from './parts/VisitWeek';
import { useSaid } from './parts/useSaid';

/** `/office/visits`: what waits for an answer, today, a day with its meetings, the week, and all visits. The address holds the view and the open visit. */
export function OfficeVisits() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => indiaClock(Date.now()).date);
  const view = readVisitView(params);
  const open = wholeIn(params.get('open'));
  const isAdding = open === undefined && params.has('add');
  const said = useSaid();
  const tab = (id: VisitView, name: string) => ({
    id,
    name,
    to: `/office/visits?${withParams(new URLSearchParams(), { view: id === 'waiting' ? null : id }).search}`,
  });
  const notAdding = { add: null, lead: null, home: null };
  const rowTo = (id: number) => withParams(params, { ...notAdding, open: id });
  const { saveFile, isSaving } = useDownload(useSaveVisitsCsvMutation());
  return (
    <OfficePage
      actions={
        <>
          <ButtonLink to={withParams(params, { add: 1, open: null })}>{messages.newVisit}</ButtonLink>
          {view !== 'week' && view !== 'sheet' && (
            <CsvButton isSaving={isSaving} onSave={() => saveFile({ when: view })} />
          )}
        </>
      }
    >
      <TabLinks
        name={messages.view}
        open={view}
        tabs={[
          tab('waiting', messages.toAnswer),
          tab('ours', messages.oursToAnswer),
          tab('today', messages.today),
          tab('sheet', messages.daySheet),
          tab('week', messages.week),
          tab('open', messages.open),
          tab('past', messages.past),
        ]}
      />
      <ListAndDetail $open={open !== undefined || isAdding} style={{ paddingTop: '1rem' }}>
        <div>
          {view === 'sheet' && <DaySheet today={today} rowTo={rowTo} />}
          {view === 'week' && <VisitWeek today={today} openId={open} rowTo={rowTo} />}
          {view !== 'sheet' && view !== 'week' && (
            <VisitTable key={view} view={view} openId={open} isNarrow={open !== undefined || isAdding} rowTo={rowTo} />
          )}
        </div>
        {open !== undefined && <VisitPanel key={open} id={open} close={withParams(params, { open: null })} />}
        {isAdding && (
          <NewVisit
            lead={wholeIn(params.get('lead'))}
            home={wholeIn(params.get('home'))}
            close={withParams(params, { ...notAdding, open: null })}
            onAdded={({ id }) => {
              said(messages.theVisitIsBooked);
              setParams(new URLSearchParams(rowTo(id).search));
            }}
          />
        )}
      </ListAndDetail>
    </OfficePage>
  );
}
