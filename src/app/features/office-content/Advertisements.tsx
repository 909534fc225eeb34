import type { OfficeAdvertisement } from '@contract/officeAdvertisements';
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
  { name: 'Place', render: ({ slot }) => placeLabel(slot) },
  {
    name: 'Status',
    render: ({ state }) => <Status tone={advertisementTones[state]}>{advertisementLabels[state]}</Status>,
  },
  { name: 'Picture', render: ({ picture }) => picture?.picture.alt },
  { name: 'Address', render: ({ link }) => link },
  { name: 'From', render: ({ starts_at: at }) => at && ownMoment(at), atEnd: true },
  { name: 'Until', render: ({ ends_at: at }) => at && ownMoment(at), atEnd: true },
];

/** `/office/advertisements`: the four boxes of the site. The address holds the open one. */
export function Advertisements() {
  const [params] = useSearchParams();
  const { open } = readList(params);
  const { data, error, refetch } = useListOfficeAdvertisementsQuery(undefined, { refetchOnMountOrArgChange: true });
  const opened = data?.find(({ slot }) => slot === open);
  return (
    <OfficePage title="Advertisements">
      <ListAndDetail $open={opened !== undefined}>
        <div>
          <QueryView
            what="the advertisements"
            data={data}
            failure={shownError(error)}
            onRetry={() => void refetch()}
            skeleton={<Skeleton $height="16rem" role="status" aria-label="Loading advertisements" />}
          >
            {(slots) => (
              <OfficeTable
                label="Advertisements"
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
