import * as messages from '@messages/app/savedSearches';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { lazyComponent } from '../../ui/lazyComponent';

/** Loaded when it is opened. */
const SaveSearchDialog = lazyComponent(() =>
  import(/* webpackChunkName: "save-search" */ './SaveSearchDialog').then((module) => module.SaveSearchDialog),
);

/** Saves the search of this page. `nothing`: it found none. */
export function SaveSearch({ nothing }: { nothing?: true }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button $kind={nothing ? 'primary' : 'quiet'} onClick={() => setOpen(true)}>
        {nothing ? messages.tellMe : messages.saveThisSearch}
      </Button>
      {open && <SaveSearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
