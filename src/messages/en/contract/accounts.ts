/** What an account may do, and whether it can be used, as the office says it. */
export const roles = { agent: 'Agent', editor: 'Editor', superuser: 'Superuser' } as const;
export const statuses = { active: 'Active', disabled: 'Disabled', erased: 'Deleted' } as const;
