import { officeLimits } from '@contract/officeLimits';
import type { OfficeTeamMember } from '@contract/officeTeam';
import * as messages from '@messages/app/officeTeam';
import {
  useAddTeamMemberMutation,
  useChangeTeamMemberMutation,
  useListOfficeTeamQuery,
  useOrderTeamMutation,
  useRemoveTeamMemberMutation,
} from '../../api/endpoints/officeTeamApi';
import { TextArea, TextField } from '../../ui/Field';
import { Monogram } from '../../ui/Monogram';
import { OrderedScreen } from './parts/OrderedScreen';
import { RowPanel } from './parts/RowPanel';
import { teamForm } from './teamForm';

const { person: limits } = officeLimits;

/** `/office/team`: the people of the page About us. */
export function Team() {
  const found = useListOfficeTeamQuery(undefined, { refetchOnMountOrArgChange: true });
  const [order] = useOrderTeamMutation();
  return (
    <OrderedScreen<OfficeTeamMember>
      what={messages.what}
      hint={messages.hint}
      most={limits.most}
      found={found}
      send={(ids) => order(ids).unwrap()}
      nameOf={({ name }) => name}
      detailOf={({ role }) => role}
      pictureOf={({ name }) => <Monogram name={name} />}
      empty={messages.empty}
      panel={(row, places) => <TeamMemberPanel key={row?.id ?? 'new'} row={row} {...places} />}
    />
  );
}

interface TeamMemberPanelProps {
  row: OfficeTeamMember | null;
  close: { search: string };
  open: (id: number | 'new') => { search: string };
}

function TeamMemberPanel({ row, close, open }: TeamMemberPanelProps) {
  const [add] = useAddTeamMemberMutation();
  const [change] = useChangeTeamMemberMutation();
  const [remove] = useRemoveTeamMemberMutation();
  return (
    <RowPanel
      kind={teamForm}
      saved={row}
      close={close}
      open={open}
      add={(clientId, form) => add({ client_id: clientId, ...form }).unwrap()}
      change={(read, form) => change({ ...read, ...form }).unwrap()}
      remove={(read) => remove(read).unwrap()}
      removal={messages.removal}
    >
      {(form, onChange, errors) => (
        <>
          <TextField
            label={messages.name}
            required
            maxLength={limits.name}
            value={form.name}
            error={errors.name}
            onChange={({ currentTarget: { value } }) => onChange({ name: value })}
          />
          <TextField
            label={messages.role}
            required
            maxLength={limits.role}
            value={form.role}
            error={errors.role}
            onChange={({ currentTarget: { value } }) => onChange({ role: value })}
          />
          <TextArea
            label={messages.text}
            help={messages.textHelp}
            required
            maxLength={limits.text}
            value={form.text}
            error={errors.text}
            onChange={({ currentTarget: { value } }) => onChange({ text: value })}
          />
        </>
      )}
    </RowPanel>
  );
}
