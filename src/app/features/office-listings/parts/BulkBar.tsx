import type { ListingBulk } from '@contract/officeProperties';
import { plainNumber } from '@contract/plainNumber';
import * as messages from '@messages/app/officeListings';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { errorMessage } from '../../../api/apiError';
import { useListAgentsQuery } from '../../../api/endpoints/officeAgentsApi';
import { useAddListingBulkMutation } from '../../../api/endpoints/officePropertiesApi';
import { color, radius, space } from '../../../theme/tokens';
import { SelectField, TextField } from '../../../ui/Field';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { useClientId } from '../../../ui/useClientId';
import { wholeNumber } from '../../../ui/wholeNumber';

type Kind = keyof typeof messages.changes;
type Change = ListingBulk['change'];

const kinds = Object.keys(messages.changes) as Kind[];

/** A share as people write it, such as “5”, “−2,5 %”; undefined for anything else. */
export function readPercent(text: string): number | undefined {
  const plain = plainNumber(text)
    .replace(/%/g, '')
    .replace(/[\u2212\u2010-\u2015]/g, '-')
    .replace(',', '.')
    .trim();
  const value = /^[+-]?\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
  return value >= -90 && value <= 900 && value !== 0 ? value : undefined;
}

/** What a request changes; undefined while something is missing. */
function changeOf(kind: Kind | '', { percent, agent }: { percent: string; agent: string }): Change | undefined {
  switch (kind) {
    case 'published':
    case 'sold':
    case 'archived':
      return { lifecycle: kind };
    case 'featured':
    case 'notFeatured':
      return { featured: kind === 'featured' };
    case 'agent':
      return agent === '' ? undefined : { agent: agent === 'nobody' ? null : Number(agent) };
    case 'price': {
      const share = readPercent(percent);
      return share === undefined ? undefined : { price_percent: share };
    }
    case '':
      return undefined;
  }
}

interface BulkBarProps {
  /** The selected listings. */
  ids: readonly number[];
  /** All that the list's filter finds, wherever they are. */
  filter: NonNullable<ListingBulk['filter']>;
  total: number | undefined;
  onDone: () => void;
}

/** Changes the selected listings, or all that fit the filter, at once. The change is shown row by row before it is made. */
export function BulkBar({ ids, filter, total, onDone }: BulkBarProps) {
  const [kind, setKind] = useState<Kind | ''>('');
  const [percent, setPercent] = useState('');
  const [agent, setAgent] = useState('');
  const [isAll, setAll] = useState(false);
  const { data: agents = [] } = useListAgentsQuery();
  const [add, { isLoading, error }] = useAddListingBulkMutation();
  const clientId = useClientId();
  const navigate = useNavigate();
  const change = changeOf(kind, { percent, agent });
  const send = async () => {
    if (!change) return;
    const given = { change, ...(isAll ? { filter } : { ids: [...ids] }) };
    const { data } = await add({ ...given, client_id: clientId.of(given) });
    if (data) void navigate(`/office/imports/${data.id}`);
  };
  const isWrong = percent.trim() !== '' && readPercent(percent) === undefined;
  return (
    <Bar
      aria-label={messages.selectedListings}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div>
        <strong>
          {isAll
            ? messages.allThatFit(wholeNumber.format(total ?? 0))
            : messages.selectedCount(wholeNumber.format(ids.length))}
        </strong>
        {!isAll && total !== undefined && total > ids.length && (
          <OfficeButton type="button" $kind="quiet" onClick={() => setAll(true)}>
            {messages.selectAll(wholeNumber.format(total))}
          </OfficeButton>
        )}
        <OfficeButton type="button" $kind="quiet" onClick={onDone}>
          {messages.clearSelection}
        </OfficeButton>
      </div>
      <SelectField
        label={messages.whatChanges}
        value={kind}
        onChange={({ currentTarget: { value } }) => setKind(kinds.find((one) => one === value) ?? '')}
      >
        <option value="">{messages.choose}</option>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {messages.changes[one]}
          </option>
        ))}
      </SelectField>
      {kind === 'price' && (
        <TextField
          label={messages.percent}
          inputMode="decimal"
          autoComplete="off"
          help={messages.percentHelp}
          value={percent}
          error={isWrong ? messages.wrongPercent : undefined}
          onChange={({ currentTarget }) => setPercent(currentTarget.value)}
        />
      )}
      {kind === 'agent' && (
        <SelectField
          label={messages.whoAnswers}
          value={agent}
          onChange={({ currentTarget }) => setAgent(currentTarget.value)}
        >
          <option value="">{messages.choose}</option>
          <option value="nobody">{messages.nobody}</option>
          {agents.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <p>{messages.nothingYet}</p>
      <div>
        <OfficeButton type="submit" $kind="primary" disabled={isLoading || !change}>
          {messages.seeTheChanges}
        </OfficeButton>
      </div>
      {error && <p role="alert">{errorMessage(error)}</p>}
    </Bar>
  );
}

const Bar = styled.form`
  display: grid;
  gap: ${space[8]};
  max-width: 32rem;
  margin-bottom: ${space[16]};
  padding: ${space[12]} ${space[16]};
  background: ${color.sand100};
  border-radius: ${radius.control};
  > div:first-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]} ${space[16]};
    align-items: center;
  }
  [role='alert'] {
    color: ${color.claret700};
  }
`;
