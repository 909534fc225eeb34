import type { OfficeAddOn, OfficePackage } from '@contract/officeCatalogue';
import * as messages from '@messages/app/officeCatalogue';
import { useSearchParams } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import { useListOfficeAddOnsQuery, useListOfficePackagesQuery } from '../../api/endpoints/officeCatalogueApi';
import { ButtonLink } from '../../ui/Button';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { TabLinks } from '../../ui/TabLinks';
import { CloseLink, Detail, ListAndDetail, OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable } from '../../ui/office/OfficeTable';
import { Status } from '../../ui/office/Status';
import { wholeIn, withParams } from '../../ui/office/listAddress';
import { type Offer, currentOf, nextPrice, rupees } from './catalogueLabels';
import { AddOnOffer, NewAddOnForm } from './parts/AddOnOffer';
import { NewPackageForm, PackageOffer } from './parts/PackageOffer';

const columns: readonly [Column<Offer>, ...Column<Offer>[]] = [
  { name: messages.name, render: ({ name }) => name },
  {
    name: messages.status,
    render: ({ retired_at: retired }) => (
      <Status tone={retired ? 'quiet' : 'good'}>{retired ? messages.retired : messages.onSale}</Status>
    ),
  },
  {
    name: messages.price,
    render: ({ versions }) => {
      const current = currentOf<Offer['versions'][number]>(versions);
      return current ? rupees(current.price) : '';
    },
    atEnd: true,
  },
  { name: messages.next, render: ({ versions }) => nextPrice(versions), atEnd: true },
];

/** `/office/packages`: packages and add-ons with the versions of their prices. The address holds the tab and the open one. */
export function OfficeCatalogue() {
  const [params] = useSearchParams();
  const isAddOns = params.get('tab') === 'add-ons';
  const packages = useListOfficePackagesQuery(undefined, { skip: isAddOns, refetchOnMountOrArgChange: true });
  const addOns = useListOfficeAddOnsQuery(undefined, { skip: !isAddOns, refetchOnMountOrArgChange: true });
  const { error, refetch } = isAddOns ? addOns : packages;
  const rows: readonly Offer[] | undefined = isAddOns ? addOns.data : packages.data;
  const isNew = params.get('open') === 'new';
  const open = wholeIn(params.get('open'));
  const row = rows?.find(({ id }) => id === open);
  const close = withParams(params, { open: null });
  const to = (changes: Readonly<Record<string, string | null>>) =>
    `/office/packages?${withParams(params, changes).search}`;
  return (
    <OfficePage
      actions={
        <ButtonLink $kind="quiet" to={to({ open: 'new' })}>
          {isAddOns ? messages.newAddOn : messages.newPackage}
        </ButtonLink>
      }
    >
      <TabLinks
        name={messages.whatIsSold}
        open={isAddOns ? 'add-ons' : 'packages'}
        tabs={[
          { id: 'packages', name: messages.packages, to: to({ tab: null }) },
          { id: 'add-ons', name: messages.addOns, to: to({ tab: 'add-ons' }) },
        ]}
      />
      <ListAndDetail $open={isNew || row !== undefined} style={{ paddingTop: '1rem' }}>
        <div>
          <QueryView
            what={messages.thePrices}
            data={rows}
            failure={shownError(error)}
            onRetry={() => void refetch()}
            skeleton={<Skeleton $height="16rem" role="status" aria-label={messages.loadingPrices} />}
          >
            {(all) => (
              <OfficeTable
                label={isAddOns ? messages.addOns : messages.packages}
                rows={all}
                columns={columns}
                to={({ id }) => withParams(params, { open: id })}
                openId={open}
              />
            )}
          </QueryView>
        </div>
        {(isNew || row) && (
          <Detail
            key={`${isAddOns ? 'add-on' : 'package'}/${row?.id ?? 'new'}`}
            tabIndex={-1}
            aria-label={messages.theOpenOffer}
          >
            <CloseLink to={close} label={messages.closeThisOffer} />
            {isAddOns ? (
              row ? (
                <AddOnOffer addOn={row as OfficeAddOn} />
              ) : (
                <NewAddOnForm />
              )
            ) : row ? (
              <PackageOffer offer={row as OfficePackage} />
            ) : (
              <NewPackageForm />
            )}
          </Detail>
        )}
      </ListAndDetail>
    </OfficePage>
  );
}
