import * as messages from '@messages/server/privacy';
import sql from 'sql-template-tag';
import { type PersonalRows, byAccount, erasedUsername, none, nothing } from './personalRows';

/** The account itself, which other rows still point at. */
export const accountRows: readonly PersonalRows[] = [
  {
    table: 'content_revision',
    of: ({ accountId }) => sql`t.saved_by = ${accountId}`,
    personal: ['saved_name'],
    export: { withheld: messages.theTextsAreTheAgencys },
    erase: { set: { saved_name: sql`${messages.aFormerColleague}` } },
  },
  {
    table: 'audit_entry',
    of: ({ accountId }) => sql`t.subject_type = 'account' and t.subject_id = ${String(accountId)}`,
    personal: ['before', 'after'],
    export: { file: 'changes-by-staff', beside: ['at', 'action'], order: ['id'] },
    erase: { kept: messages.itCannotBeChanged },
  },
  {
    table: 'agent',
    of: byAccount,
    personal: ['phone', 'phone_e164', 'email', 'rera_number', 'languages'],
    export: { file: 'agent', beside: ['shown'], order: ['account_id'] },
    erase: 'delete',
  },
  {
    table: 'account',
    of: ({ accountId }) => sql`t.id = ${accountId}`,
    personal: [
      'username',
      'email',
      'name',
      'phone',
      'phone_e164',
      'password_hash',
      'confirmed_link_hash',
      'roles',
      'search_text',
    ],
    export: {
      file: 'account',
      beside: ['id', 'created_at', 'email_verified_at', 'is_superuser', 'second_factor_since'],
      without: ['password_hash', 'confirmed_link_hash', 'search_text'],
      order: ['id'],
    },
    erase: {
      set: {
        username: erasedUsername,
        email: nothing,
        name: nothing,
        phone: nothing,
        phone_e164: none,
        // its trigger writes what is left
        search_text: nothing,
        password_hash: sql`'erased'`,
        confirmed_link_hash: nothing,
        roles: sql`'{}'`,
        is_superuser: sql`false`,
        email_verified_at: none,
        second_factor_since: none,
        avatar_media_id: none,
      },
    },
  },
];
