import * as messages from '@messages/app/brochure';
import { FileText } from 'lucide-react';
import { brochurePath } from '../../api/endpoints/listingFiles';
import { ButtonAnchor } from '../../ui/Button';
import { PrintButton } from '../../ui/PrintButton';
import { ShareButton } from '../../ui/ShareButton';
import { CompareButton } from './CompareButton';

/** A listing's actions besides contacting its owner: compare, share, print, and its brochure. */
export function ListingTools({ id, title, published }: { id: number; title: string; published: boolean }) {
  return (
    <>
      <CompareButton id={id} title={title} />
      <ShareButton title={title} path={`/properties/${id}`} />
      <PrintButton />
      {/* the browser opens it without a login, which an unpublished listing needs */}
      {published && (
        <ButtonAnchor $kind="quiet" href={brochurePath(id)} target="_blank">
          <FileText size={18} strokeWidth={1.5} aria-hidden /> {messages.brochure}
        </ButtonAnchor>
      )}
    </>
  );
}
