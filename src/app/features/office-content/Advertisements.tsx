import type { OfficeAdvertisement } from '@contract/officeAdvertisements';
import * as messages from '@messages/app/officeContent';
import { useSearchParams } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import { useListOfficeAdvertisementsQuery } from '../../api/endpoints/officeAdvertisementsApi';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { ownMoment } from '../../ui/days';
import { ListAndDetail, OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable } from '../../ui/office/OfficeTable';
import { Status } from '../../ui/office/Status';
import { readList, withParams } from '../../ui/office/listAddress';
import { advertisementLabels, advertisementTones, placeLabel } from './advertisementForm';
import { AdvertisementPanel } from './parts/AdvertisementPanel';

type Row = OfficeAdvertisement & { id: number };

const columns: readonly [Column<Row>, ...Column<Row>[]] = [
  { name: messages.place, render: ({ slot }) => placeLabel(slot) },
  {
    name: messages.status,
    render: ({ state }) => <Status tone={advertisementTones[state]}>{advertisementLabels[state]}</Status>,
  },
  { name: messages.picture, render: ({ picture }) => picture?.picture.alt },
  { name: messages.address, render: ({ link }) => link },
  { name: messages.from, render: ({ starts_at: at }) => at && ownMoment(at), atEnd: true },
  { name: messages.until, render: ({ ends_at: at }) => at && ownMoment(at), atEnd: true },
];

/** `/office/advertisements`: the four boxes of the site. The address holds the open one. */
export function Advertisements() {
  const [params] = useSearchParams();
  const { open } = readList(params);
  const { data, error, refetch } = useListOfficeAdvertisementsQuery(undefined, { refetchOnMountOrArgChange: true });
  const opened = data?.find(({ slot }) => slot === open);
  return (
    <OfficePage>
      <ListAndDetail $open={opened !== undefined}>
        <div>
          <QueryView
            what={messages.theAdvertisements}
            data={data}
            failure={shownError(error)}
            onRetry={() => void refetch()}
            skeleton={<Skeleton $height="16rem" role="status" aria-label={messages.loadingAdvertisements} />}
          >
            {(slots) => (
              <OfficeTable
                label={messages.advertisements}
                rows={slots.map((one): Row => ({ ...one, id: one.slot }))}
                columns={opened ? [columns[0], columns[1] ?? columns[0]] : columns}
                to={({ slot }) => withParams(params, { open: slot })}
                openId={open}
              />
            )}
          </QueryView>
        </div>
        {opened && <AdvertisementPanel key={opened.slot} saved={opened} close={withParams(params, { open: null })} />}
      </ListAndDetail>
    </OfficePage>
  );
}
