import { findingLimits } from '@contract/findingLimits';
import * as messages from '@messages/app/shortlists';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/Field';
import { useCreateList } from '../useCreateList';

/** Creates a list and opens it. */
export function CreateList() {
  const navigate = useNavigate();
  const { form, submit, errors, isLoading } = useCreateList(({ id }) => navigate(`/shortlists/${id}`));
  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <TextField
        name="name"
        label={messages.nameOfTheList}
        help={messages.forExample}
        error={errors.name}
        required
        maxLength={findingLimits.shortlist.name}
        autoComplete="off"
      />
      <Button type="submit" aria-disabled={isLoading}>
        {messages.createList}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};
  align-items: start;
  & > div {
    flex: 1 1 16rem;
    max-width: 28rem;
  }
  button {
    margin-top: 1.5625rem;
  }
`;
