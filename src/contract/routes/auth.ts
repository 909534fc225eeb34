import type { Route } from '../endpoint';

export const authRoutes = {
  register: { method: 'POST', path: '/api/auth/register/', access: 'anyone' },
  login: { method: 'POST', path: '/api/auth/login/', access: 'anyone' },
  me: { method: 'GET', path: '/api/auth/me/', access: 'account' },
  changeMe: { method: 'PATCH', path: '/api/auth/me/', access: 'account', multipart: true },
  activity: { method: 'GET', path: '/api/auth/activity/', access: 'account' },
  reviews: { method: 'GET', path: '/api/auth/reviews/', access: 'account' },
  logout: { method: 'POST', path: '/api/auth/logout/', access: 'account' },
  sessions: { method: 'GET', path: '/api/auth/sessions/', access: 'account' },
  endSessions: { method: 'DELETE', path: '/api/auth/sessions/', access: 'account' },
  changePassword: { method: 'POST', path: '/api/auth/password/', access: 'account' },
  requestPasswordReset: { method: 'POST', path: '/api/auth/password-reset/', access: 'anyone' },
  confirmPasswordReset: { method: 'POST', path: '/api/auth/password-reset/confirm/', access: 'anyone' },
  resendConfirmation: { method: 'POST', path: '/api/auth/email/resend/', access: 'account' },
  confirmEmail: { method: 'POST', path: '/api/auth/email/confirm/', access: 'anyone' },
  undoEmailChange: { method: 'POST', path: '/api/auth/email/undo/', access: 'anyone' },
  export: { method: 'GET', path: '/api/auth/export/', access: 'account' },
  ownNewsletter: { method: 'GET', path: '/api/auth/newsletter/', access: 'account' },
  endOwnNewsletter: { method: 'DELETE', path: '/api/auth/newsletter/', access: 'account' },
  erase: { method: 'POST', path: '/api/auth/erase/', access: 'account' },
} as const satisfies Record<string, Route>;
