import * as messages from '@messages/app/savedSearches';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { lazyComponent } from '../../ui/lazyComponent';
import { useHydrated } from '../../ui/useHydrated';

/** Loaded when it is opened. */
const SaveSearchDialog = lazyComponent(() =>
  import(/* webpackChunkName: "save-search" */ './SaveSearchDialog').then((module) => module.SaveSearchDialog),
);

/** Saves the search of this page. `nothing`: it found none. Its place is kept until it works: an early press would be lost. */
export function SaveSearch({ nothing }: { nothing?: true }) {
  const [open, setOpen] = useState(false);
  const works = useHydrated();
  return (
    <>
      <Button
        $kind={nothing ? 'primary' : 'quiet'}
        style={works ? undefined : { visibility: 'hidden' }}
        onClick={() => setOpen(true)}
      >
        {nothing ? messages.tellMe : messages.saveThisSearch}
      </Button>
      {open && <SaveSearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
