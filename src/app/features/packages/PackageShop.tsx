import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { from, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Display2 } from '../../ui/Layout';
import { Skeleton } from '../../ui/Skeleton';
import { builtInAddOns, builtInPackages, offered } from './builtInPackages';
import { chosenFrom, packageMessage, readPackageChoice } from './packageChoice';
import { useListAddOnsQuery, useListPackagesQuery } from './packagesApi';
import { AddOnBoxes } from './parts/AddOnBoxes';
import { PackageCards } from './parts/PackageCards';
import { PackageTotal } from './parts/PackageTotal';

interface PackageShopProps {
  /** Where a message to the office leads. */
  askLink: (message: string) => string;
}

/** Packages to choose from, add-ons beside them, and what it comes to. Without scripts the form asks the server for the new total. */
export function PackageShop({ askLink }: PackageShopProps) {
  const { search } = useLocation();
  const [choice, setChoice] = useState(() => readPackageChoice(new URLSearchParams(search)));
  const listed = useListPackagesQuery();
  const beside = useListAddOnsQuery();
  // a list that failed is asked for again while the built-in one stands
  if ([listed, beside].some(({ isLoading, error }) => isLoading && !error)) return <PackageShopSkeleton />;
  const packages = offered(listed.data, builtInPackages);
  const addOns = offered(beside.data, builtInAddOns);
  const { chosen, extras } = chosenFrom(choice, packages, addOns);
  if (!chosen) return null;
  const toggle = (id: number) => setChoice(({ addOnIds, ...kept }) => ({ ...kept, addOnIds: addOnIds.includes(id) ? addOnIds.filter((had) => had !== id) : [...addOnIds, id] }));
  return (
    <Form action="/packages" aria-label="Choose a package" onSubmit={(event: FormEvent) => event.preventDefault()}>
      <PackageCards packages={packages} chosenId={chosen.id} onChoose={(packageId) => setChoice({ ...choice, packageId })} />
      <Columns>
        <AddOnBoxes addOns={addOns} chosenIds={extras.map(({ id }) => id)} onToggle={toggle} />
        <PackageTotal chosen={chosen} extras={extras} href={askLink(packageMessage(chosen, extras))} />
      </Columns>
      <noscript><Button type="submit" $kind="quiet">Update the total</Button></noscript>
    </Form>
  );
}

function PackageShopSkeleton() {
  return (
    <Form as="div" role="status" aria-label="Loading packages">
      <Display2>Packages</Display2>
      <Three>{[0, 1, 2].map((at) => <Skeleton key={at} $height="27rem" />)}</Three>
    </Form>
  );
}

const Form = styled.form`display: grid; gap: ${space[48]}; padding: ${space[48]} 0 0;`;
const Three = styled.div`display: grid; gap: ${space[24]}; ${from.tablet} { grid-template-columns: repeat(3, 1fr); }`;
const Columns = styled.div`
  display: grid; gap: ${space[32]} ${space[64]}; align-items: start;
  ${from.tablet} { grid-template-columns: minmax(0, 1fr) 22rem; }
`;
