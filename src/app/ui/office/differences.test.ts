import { differences } from './differences';

it('shows the fields of a change in words, without the version', () => {
  expect(
    differences({
      before: { version: 1, roles: [], assignee: null, disabled: false, response_due_at: '' },
      after: {
        version: 2,
        roles: ['agent', 'editor'],
        assignee: { id: 4, name: 'Ravi' },
        disabled: true,
        response_due_at: 'x',
      },
    }),
  ).toEqual([
    { field: 'roles', before: 'none', after: 'agent, editor' },
    { field: 'assignee', before: 'none', after: 'Ravi' },
    { field: 'disabled', before: 'no', after: 'yes' },
    { field: 'response due at', before: 'none', after: 'x' },
  ]);
});

it('shows only one side of what is new or deleted', () => {
  expect(differences({ before: null, after: { message: 7 } })).toEqual([{ field: 'message', after: '7' }]);
  expect(differences({ before: { message: 7 }, after: null })).toEqual([{ field: 'message', before: '7' }]);
});

it('names a text that the audit does not record', () => {
  expect(differences({ before: { title: '(text 0a1b2c3d)' }, after: { title: '(text 4e5f6a7b)' } })).toEqual([
    { field: 'title', before: 'earlier text', after: 'new text' },
  ]);
});

it('shows money in rupees', () => {
  expect(differences({ before: { price_in_paise: 299_900 }, after: { price_in_paise: 349_950 } })).toEqual([
    { field: 'price', before: '₹2,999', after: '₹3,499.50' },
  ]);
});
