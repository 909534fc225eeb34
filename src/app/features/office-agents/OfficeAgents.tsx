import type { OfficeAgent } from '@contract/officeAgents';
import * as languageMessages from '@messages/contract/languages';
import * as messages from '@messages/app/officeAgents';
import { useSearchParams } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import { useListAgentsQuery } from '../../api/endpoints/officeAgentsApi';
import { Soft, Stack } from '../../ui/Layout';
import { Notice } from '../../ui/Notice';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { ListAndDetail, OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable } from '../../ui/office/OfficeTable';
import { Status } from '../../ui/office/Status';
import { readList, withParams } from '../../ui/office/listAddress';
import { AgentPanel } from './parts/AgentPanel';

type Columns = readonly [Column<OfficeAgent>, ...Column<OfficeAgent>[]];

const nameColumn: Column<OfficeAgent> = { name: messages.name, render: ({ name }) => name };
const siteColumn: Column<OfficeAgent> = {
  name: messages.site,
  render: ({ shown }) => <Status tone={shown ? 'good' : 'quiet'}>{shown ? messages.shown : messages.notShown}</Status>,
};
const columns: Columns = [
  nameColumn,
  siteColumn,
  { name: messages.phone, render: ({ phone }) => phone },
  {
    name: messages.languages,
    render: ({ languages }) => languages.map((one) => languageMessages.languageNames[one]).join(', '),
  },
];
/** Beside an open agent. */
const narrowColumns: Columns = [nameColumn, siteColumn];

/** `/office/agents`: everybody who answers for homes, and what visitors read of them. The address holds the open one. */
export function OfficeAgents() {
  const [params] = useSearchParams();
  const { open } = readList(params);
  const { data, error, refetch } = useListAgentsQuery(undefined, { refetchOnMountOrArgChange: true });
  const agent = data?.find(({ id }) => id === open);
  return (
    <OfficePage>
      <ListAndDetail $open={agent !== undefined}>
        <Stack $gap={16}>
          <Soft>{messages.hint}</Soft>
          <QueryView
            what={messages.theAgents}
            data={data}
            failure={shownError(error)}
            onRetry={() => void refetch()}
            skeleton={<Skeleton $height="16rem" role="status" aria-label={messages.loading} />}
            empty={<Notice title={messages.noAgents}>{messages.giveTheRole}</Notice>}
          >
            {(rows) => (
              <OfficeTable
                label={messages.agentsList}
                rows={rows}
                columns={agent ? narrowColumns : columns}
                to={({ id }) => withParams(params, { open: id })}
                openId={open}
              />
            )}
          </QueryView>
        </Stack>
        {agent && <AgentPanel key={agent.id} agent={agent} close={withParams(params, { open: null })} />}
      </ListAndDetail>
    </OfficePage>
  );
}
