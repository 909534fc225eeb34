import * as messages from '@messages/server/privacy';
import { type PersonalRows, byAccount } from './personalRows';

/** Open logins, links that open an account, and second factors. */
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
    export: { withheld: messages.itIsASecret },
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
  {
    table: 'authenticator',
    of: byAccount,
    personal: ['name', 'secret', 'pending_secret'],
    export: {
      file: 'authenticator-app',
      beside: ['created_at', 'last_used_at'],
      without: ['secret', 'pending_secret'],
      order: ['account_id'],
    },
    erase: 'delete',
  },
  {
    table: 'passkey',
    of: byAccount,
    personal: ['name', 'credential_id', 'public_key', 'transports'],
    export: {
      file: 'passkeys',
      beside: ['created_at', 'last_used_at'],
      without: ['credential_id', 'public_key', 'transports'],
      order: ['id'],
    },
    erase: 'delete',
  },
  {
    table: 'recovery_code',
    of: byAccount,
    personal: ['code_hash'],
    export: { withheld: messages.itIsASecret },
    erase: 'delete',
  },
  {
    table: 'login_challenge',
    of: byAccount,
    personal: ['token_hash', 'passkey_challenge'],
    export: { withheld: messages.itIsASecret },
    erase: 'delete',
  },
];
