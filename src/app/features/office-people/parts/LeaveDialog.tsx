import type { OfficeAccount, OpenWork } from '@contract/office';
import * as messages from '@messages/app/handOver';
import * as people from '@messages/app/officePeople';
import { type ReactNode, useRef, useState } from 'react';
import { errorMessage, fieldErrors, shownError } from '../../../api/apiError';
import { useListAgentsQuery } from '../../../api/endpoints/officeAgentsApi';
import { useChangeOfficeAccountMutation, useGetOpenWorkQuery } from '../../../api/endpoints/officeApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { SelectField } from '../../../ui/Field';
import { Soft, Stack } from '../../../ui/Layout';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';

export type AccountChange = Pick<
  Parameters<ReturnType<typeof useChangeOfficeAccountMutation>[0]>[0],
  'disabled' | 'roles' | 'is_superuser'
>;

interface LeaveDialogProps {
  account: OfficeAccount;
  /** What ends: the account itself, or what it may do. */
  change: AccountChange;
  title: string;
  action: string;
  onClose: () => void;
  /** What it means for the person. */
  children: ReactNode;
}

const isOpen = ({ enquiries, listings, contacts }: OpenWork) => enquiries + listings + contacts > 0;
const workOf = ({ enquiries, listings, contacts }: OpenWork) => messages.work(enquiries, listings, contacts);

/** Asks before somebody leaves: says how much open work is theirs, and who takes it over in the same step. */
export function LeaveDialog({ account: { id, version }, change, title, action, onClose, children }: LeaveDialogProps) {
  const { data: work, error, refetch } = useGetOpenWorkQuery(id, { refetchOnMountOrArgChange: true });
  const { data: agents = [] } = useListAgentsQuery();
  const [apply, { isLoading, error: refusal }] = useChangeOfficeAccountMutation();
  const [successor, setSuccessor] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();
  const others = agents.filter((agent) => agent.id !== id);
  const ask = () => {
    setMissing(true);
    field.current?.querySelector('select')?.focus();
  };
  const succeed = (known: OpenWork) => {
    const what = workOf(known);
    const name = others.find((agent) => String(agent.id) === successor)?.name;
    if (what) dispatch(toastAdded('good', name ? messages.isHandedOver(what, name) : messages.isUnassigned(what)));
    onClose();
  };
  const confirm = async (known: OpenWork) => {
    if (isOpen(known) && successor === '') return ask();
    const to = successor === 'nobody' ? null : Number(successor);
    try {
      await apply({ id, version, ...change, ...(isOpen(known) && { hand_over: to }) }).unwrap();
      succeed(known);
    } catch (failure) {
      // somebody got more work meanwhile, or the successor left: the field says so
      if (fieldErrors(failure).hand_over) void refetch();
      else {
        dispatch(toastAdded('bad', errorMessage(failure)));
        onClose();
      }
    }
  };
  return (
    <ConfirmDialog
      title={title}
      action={action}
      wayBack={people.cancel}
      busy={isLoading || work === undefined}
      onConfirm={() => void (work && confirm(work))}
      onClose={onClose}
    >
      <Stack $gap={16}>
        <p>{children}</p>
        <QueryView
          what={messages.theirOpenWork}
          data={work}
          failure={shownError(error)}
          onRetry={() => void refetch()}
          skeleton={<Skeleton $height="6rem" role="status" aria-label={messages.countingOpenWork} />}
        >
          {(known) =>
            isOpen(known) ? (
              <Stack $gap={12} ref={field}>
                <p>{messages.isTheirs(workOf(known))}</p>
                <SelectField
                  label={messages.handOverTo}
                  help={messages.itDoesNotComeBack}
                  value={successor}
                  error={fieldErrors(refusal).hand_over ?? (isMissing ? messages.chooseWhoTakesOver : undefined)}
                  onChange={({ currentTarget: { value } }) => {
                    setSuccessor(value);
                    setMissing(false);
                  }}
                >
                  <option value="" disabled>
                    {messages.choose}
                  </option>
                  {others.map((agent) => (
                    <option key={agent.id} value={agent.id}>
                      {agent.name}
                    </option>
                  ))}
                  <option value="nobody">{messages.nobody}</option>
                </SelectField>
              </Stack>
            ) : (
              <Soft>{messages.nothingIsOpen}</Soft>
            )
          }
        </QueryView>
        {change.disabled && work !== undefined && work.visits > 0 && (
          <Soft>{messages.visitsGoToTheOffice(work.visits)}</Soft>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
