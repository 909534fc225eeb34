import type { OfficeEnquiry } from '@contract/officeEnquiries';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { BaseRequest } from '../../../api/api';
import { makeStore } from '../../../root/store';
import { NewLead } from './NewLead';

type Answer = Awaited<ReturnType<BaseRequest>>;

function show(answers: Answer[]) {
  const sent: Record<string, unknown>[] = [];
  const added: number[] = [];
  const baseQuery: BaseRequest = async (ask) => {
    sent.push((ask as { body: Record<string, unknown> }).body);
    return answers.shift() ?? { data: null };
  };
  render(
    <Provider store={makeStore({ baseQuery })}>
      <MemoryRouter>
        <NewLead agents={[{ id: 8, name: 'Ravi' }]} close="/office/leads" onAdded={({ id }) => added.push(id)} />
      </MemoryRouter>
    </Provider>,
  );
  return { sent, added, user: userEvent.setup() };
}
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save the lead' });
afterEach(() => sessionStorage.clear());

it('enters a caller: the focus begins at the name, a number is enough, and the lead opens', async () => {
  const { sent, added, user } = show([{ data: { id: 45 } as OfficeEnquiry }]);
  expect(field(/^Name/)).toHaveFocus();
  await user.keyboard('Asha');
  await user.type(field(/^Their enquiry/), 'A plot in Rau');
  expect(save()).toBeDisabled();
  await user.type(field(/^Phone/), '98260 12345');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reached us by' }), 'Walk-in');
  await user.type(field(/^Listing number/), '#4x');
  expect(field(/^Listing number/)).toHaveAccessibleDescription(/such as 45/);
  expect(save()).toBeDisabled();
  await user.clear(field(/^Listing number/));
  await user.type(field(/^Listing number/), '#४५');
  await user.click(screen.getByRole('checkbox', { name: /no first reply is due/ }));
  await user.click(save());
  await waitFor(() => expect(added).toEqual([45]));
  expect(sent).toEqual([
    {
      name: 'Asha',
      channel: 'walk_in',
      phone: '98260 12345',
      email: '',
      message: 'A plot in Rau',
      property: 45,
      answered: false,
      client_id: expect.any(String),
    },
  ]);
});

it('keeps what was typed when it is refused or the connection is lost, and sends the same again', async () => {
  const refusal = { status: 400, data: { code: 'invalid', phone: ['Enter a telephone number.'] } };
  const { sent, user } = show([{ error: { status: 'FETCH_ERROR', error: 'away' } }, { error: refusal }]);
  await user.type(field(/^Name/), 'Asha');
  await user.type(field(/^Phone/), '12');
  await user.type(field(/^Their enquiry/), 'A plot');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Assignee' }), 'Ravi');
  await user.click(save());
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  await user.click(save());
  await waitFor(() => expect(field(/^Phone/)).toHaveAccessibleDescription(/Enter a telephone number/));
  expect(field(/^Name/)).toHaveValue('Asha');
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({ assignee: 8 });
});
