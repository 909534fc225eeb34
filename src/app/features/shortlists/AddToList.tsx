import * as messages from '@messages/app/shortlists';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginRequired, selectIsLoggedIn } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../session/storeHooks';
import { Button } from '../../ui/Button';
import { lazyComponent } from '../../ui/lazyComponent';

/** Loaded when it is opened. */
const AddToListMenu = lazyComponent(() =>
  import(/* webpackChunkName: "add-to-list" */ './AddToListMenu').then((module) => module.AddToListMenu),
);

/** Opens the choice of lists for a listing. Visitors log in first. */
export function AddToList({ id, title }: { id: number; title: string }) {
  const [open, setOpen] = useState(false);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const press = () => (isLoggedIn ? setOpen(true) : dispatch(loginRequired({ target: pathname + search })));
  return (
    <>
      <Button $kind="quiet" aria-haspopup="dialog" aria-label={messages.addTitleToList(title)} onClick={press}>
        <ListPlus size={18} strokeWidth={1.5} aria-hidden /> {messages.addToList}
      </Button>
      {open && <AddToListMenu property={id} onClose={() => setOpen(false)} />}
    </>
  );
}
