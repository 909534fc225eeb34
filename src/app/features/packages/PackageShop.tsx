import * as messages from '@messages/app/packages';
import { type FormEvent, type ReactNode, Suspense, lazy, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { OpenPurchase } from '../../platform/openPurchase';
import { newClientId } from '../../platform/viewer';
import { loginRequired, selectIsLoggedIn } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../session/storeHooks';
import { from, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Display2 } from '../../ui/Layout';
import { Skeleton } from '../../ui/Skeleton';
import { builtInAddOns, builtInPackages, offered } from './builtInPackages';
import {
  type PackageChoice,
  chosenFrom,
  packageForm,
  packageMessage,
  purchaseName,
  readPackageChoice,
  totalInPaise,
  writePackageChoice,
} from './packageChoice';
import { useListAddOnsQuery, useListPackagesQuery } from '../../api/endpoints/packagesApi';
import { AddOnBoxes } from './parts/AddOnBoxes';
import { PackageCards } from './parts/PackageCards';
import { PackageTotal } from './parts/PackageTotal';

const AddOnListing = lazy(() =>
  import(/* webpackChunkName: "add-on-listing" */ './parts/AddOnListing').then((module) => ({
    default: module.AddOnListing,
  })),
);

/** The choice, ready to be ordered. Every click on Pay has a new receipt. */
export interface ChosenPurchase {
  receipt: string;
  /** Null for add-ons only. */
  packageId: number | null;
  addOnIds: readonly number[];
  propertyId: number | null;
  amountInPaise: number;
  description: string;
}

interface PackageShopProps {
  /** The link for a message to the office. */
  askLink: (message: string) => string;
  /** A payment is open on this page: the choice is locked. */
  isPaying: boolean;
  /** What this account was paying when a tab was closed, or is paying in another tab. */
  open: OpenPurchase | null;
  onPay: (purchase: ChosenPurchase) => void;
  /** The buyer is about to press Pay. */
  onPayIntent: () => void;
  /** The payment itself. */
  children: ReactNode;
}

/**
 * Packages, add-ons beside them, the total, and the payment. Without scripts, the form asks the server for the new
 * total.
 */
export function PackageShop({ askLink, isPaying, open, onPay, onPayIntent, children }: PackageShopProps) {
  const packagesQuery = useListPackagesQuery();
  const addOnsQuery = useListAddOnsQuery();
  const [choice, setChoice] = useChoice(open);
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const dispatch = useAppDispatch();
  // a failed list is retried, and the built-in one shown meanwhile; a purchase in progress stays on the page while
  // lists reload
  if (!isPaying && [packagesQuery, addOnsQuery].some(({ isLoading, error }) => isLoading && !error))
    return <PackageShopSkeleton />;
  const packages = offered(packagesQuery.data, builtInPackages);
  const addOns = offered(addOnsQuery.data, builtInAddOns);
  const { chosen, extras } = chosenFrom(choice, packages, addOns);
  const locked = isPaying;
  const addOnIds = extras.map(({ id }) => id);
  const { propertyId = null } = choice;
  const now: PackageChoice = { packageId: chosen?.id ?? 'none', addOnIds, propertyId };
  const toggle = (id: number) =>
    setChoice({ ...now, addOnIds: addOnIds.includes(id) ? addOnIds.filter((had) => had !== id) : [...addOnIds, id] });
  const choosePackage = (packageId: number | 'none') => setChoice({ ...now, packageId });
  const pay = () => {
    if (!loggedIn) return void dispatch(loginRequired({ target: `/packages?${writePackageChoice(now)}` }));
    onPay({
      receipt: newClientId(),
      packageId: chosen?.id ?? null,
      addOnIds,
      propertyId,
      amountInPaise: totalInPaise([chosen, ...extras]),
      description: purchaseName(chosen, extras),
    });
  };
  return (
    <Parts>
      <PackageCards packages={packages} chosenId={chosen?.id ?? 'none'} locked={locked} onChoose={choosePackage} />
      <Columns>
        <Side>
          <AddOnBoxes addOns={addOns} chosenIds={addOnIds} locked={locked} onToggle={toggle} />
          <form id={packageForm} action="/packages" onSubmit={(event: FormEvent) => event.preventDefault()}>
            <noscript>
              <Button type="submit" $kind="quiet">
                {messages.updateTheTotal}
              </Button>
            </noscript>
          </form>
          {loggedIn && extras.length > 0 && (
            <Suspense fallback={<Skeleton $height="6rem" />}>
              <AddOnListing
                chosenId={propertyId}
                locked={locked}
                required={chosen === null}
                onChoose={(id) => setChoice({ ...now, propertyId: id })}
              />
            </Suspense>
          )}
        </Side>
        <PackageTotal
          chosen={chosen}
          extras={extras}
          href={askLink(packageMessage(chosen, extras))}
          onPay={pay}
          onPayIntent={onPayIntent}
          onNoPackage={() => choosePackage('none')}
          locked={locked}
          needsListing={loggedIn && chosen === null && extras.length > 0 && !propertyId}
        >
          {children}
        </PackageTotal>
      </Columns>
    </Parts>
  );
}

/** Reads the choice from the address and writes it there; a purchase in progress determines the choice. */
function useChoice(open: OpenPurchase | null) {
  const [params, setParams] = useSearchParams();
  const [choice, setChoice] = useState(() => readPackageChoice(params));
  useEffect(() => {
    if (open?.addOnIds) setChoice({ packageId: open.packageId ?? 'none', addOnIds: open.addOnIds });
  }, [open]);
  const choose = (next: PackageChoice) => {
    setChoice(next);
    setParams(writePackageChoice(next), { replace: true, preventScrollReset: true });
  };
  return [choice, choose] as const;
}

function PackageShopSkeleton() {
  return (
    <Parts role="status" aria-label={messages.loadingPackages}>
      <Display2>{messages.packages}</Display2>
      <Three>
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} $height="27rem" />
        ))}
      </Three>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space[48]};
  padding: ${space[48]} 0 0;
`;
const Three = styled.div`
  display: grid;
  gap: ${space[24]};
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
const Side = styled.div`
  display: grid;
  gap: ${space[24]};
`;
const Columns = styled.div`
  display: grid;
  gap: ${space[32]} ${space[64]};
  align-items: start;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;
