import { findingLimits } from '@contract/findingLimits';
import * as messages from '@messages/app/shortlists';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { errorMessage, fieldErrors } from '../../../api/apiError';
import { useCreateShortlistMutation } from '../../../api/endpoints/shortlistsApi';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/Field';
import { useCheckedForm } from '../../../ui/useCheckedForm';

/** Creates a list and opens it. */
export function CreateList() {
  const [create, { isLoading, error }] = useCreateShortlistMutation();
  const navigate = useNavigate();
  const refused = error ? { name: errorMessage(error), ...fieldErrors(error) } : {};
  const createWith = async (given: HTMLFormElement) => {
    const name = String(new FormData(given).get('name'));
    const { data } = await create({ name });
    if (data) void navigate(`/shortlists/${data.id}`);
  };
  const { form, submit, errors } = useCheckedForm(
    { busy: isLoading, refusal: error, refused },
    (given) => void createWith(given),
  );
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
