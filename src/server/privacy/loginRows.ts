import { type PersonalRows, byAccount } from './personalRows';

/** Open logins and links that open an account. */
export const loginRows: readonly PersonalRows[] = [
  {
    table: 'session',
    of: byAccount,
    personal: ['device', 'token_hash'],
    export: {
      file: 'sessions',
      beside: ['created_at', 'last_used_at', 'expires_at'],
      without: ['token_hash'],
      order: ['id'],
    },
    erase: 'delete',
  },
  {
    table: 'password_reset',
    of: byAccount,
    personal: ['token_hash'],
    export: { withheld: 'It is a secret.' },
    erase: 'delete',
  },
  {
    table: 'email_link',
    of: byAccount,
    personal: ['email', 'token_hash'],
    export: {
      file: 'addresses',
      beside: ['purpose', 'created_at', 'expires_at'],
      without: ['token_hash'],
      order: ['created_at', 'email'],
    },
    erase: 'delete',
  },
];
