import { PrintButton } from '../../ui/PrintButton';
import { ShareButton } from '../../ui/ShareButton';
import { CompareButton } from './CompareButton';

/** A listing's actions besides contacting its owner: compare, share, print. */
export function ListingTools({ id, title }: { id: number; title: string }) {
  return (
    <>
      <CompareButton id={id} title={title} />
      <ShareButton title={title} path={`/properties/${id}`} />
      <PrintButton />
    </>
  );
}
