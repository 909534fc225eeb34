import { officeLimits } from '@contract/officeLimits';
import type { PersonDetail } from '@contract/people';
import * as messages from '@messages/app/officeContacts';
import styled from 'styled-components';
import { refusalOf } from '../../../api/apiError';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { from, space } from '../../../theme/tokens';
import { TextField } from '../../../ui/Field';
import { ActionForm } from '../../../ui/office/ActionForm';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { useDraftFields } from '../../../ui/office/useDraftFields';
import { useContactChange } from './useContactChange';

/** What is next with a contact, and on which day. What is typed is kept in this tab until it is saved. */
export function NextStep({ person }: { person: PersonDetail }) {
  const saved = { step: person.next_step, on: person.next_step_on ?? '' };
  const { values, set, reset, isChanged } = useDraftFields(`office-contact-step/${person.id}`, saved);
  const { apply, isLoading, error } = useContactChange(person);
  const { errors } = refusalOf(error, ['next_step', 'next_step_on']);
  const dispatch = useAppDispatch();
  const save = async (step: string, on: string, done: string) => {
    if (!(await apply({ next_step: step, next_step_on: step && on ? on : null }))) return;
    reset({ step, on: step ? on : '' });
    dispatch(toastAdded('good', done));
  };
  return (
    <ActionForm
      name={messages.nextStep}
      action={messages.saveStep}
      busy={isLoading}
      disabled={!isChanged || values.step.trim() === ''}
      onSend={() => void save(values.step.trim(), values.on, messages.stepSaved)}
    >
      <Fields>
        <TextField
          label={messages.whatIsNext}
          name="step"
          maxLength={officeLimits.contact.nextStep}
          value={values.step}
          error={errors.next_step}
          onChange={({ currentTarget }) => set('step', currentTarget.value)}
        />
        <TextField
          label={messages.onDay}
          name="on"
          type="date"
          value={values.on}
          error={errors.next_step_on}
          onChange={({ currentTarget }) => set('on', currentTarget.value)}
        />
      </Fields>
      {person.next_step !== '' && (
        <div>
          <OfficeButton $kind="quiet" disabled={isLoading} onClick={() => void save('', '', messages.stepDone)}>
            {messages.stepIsDone}
          </OfficeButton>
        </div>
      )}
    </ActionForm>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${space[8]};
  ${from.phone} {
    grid-template-columns: minmax(0, 1fr) 9.5rem;
  }
`;
