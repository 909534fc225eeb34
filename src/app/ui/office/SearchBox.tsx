import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { color, radius, space } from '../../theme/tokens';
import { withParams } from './listAddress';

/** Filters the screen's list by a text. `f` focuses it (see `useOfficeKeys`). */
export function SearchBox({ label }: { label: string }) {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const submit = (given: string) => setParams(new URLSearchParams(withParams(params, { search: given.trim() }).search));
  return (
    <Form
      role="search"
      key={search}
      onSubmit={(event) => {
        event.preventDefault();
        submit(String(new FormData(event.currentTarget).get('search') ?? ''));
      }}
    >
      <Search size={18} strokeWidth={1.5} aria-hidden />
      <input
        type="search"
        name="search"
        aria-label={label}
        placeholder={label}
        defaultValue={search}
        maxLength={200}
        data-office-search
        onInput={({ currentTarget }) => {
          if (currentTarget.value === '' && search !== '') submit('');
        }}
      />
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex: 1 1 16rem;
  gap: ${space[8]};
  align-items: center;
  max-width: 28rem;
  padding-left: ${space[12]};
  border: 1px solid ${color.ink500};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.ink500};
  input {
    flex: 1;
    min-width: 0;
    min-height: 2.5rem;
    padding: 0 ${space[12]} 0 0;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.ink900};
  }
`;
