import * as z from 'zod/mini';
import { call } from './call';
import { limits } from './limits';
import { Email, FieldProblem, Id, Instant, Phone, Problem, text } from './shared';

const Password = z.string().check(
  z.minLength(limits.password.min, `Use at least ${limits.password.min} characters.`),
  z.maxLength(limits.password.max, `Use at most ${limits.password.max} characters.`),
);

export const Registration = z.object({
  username: text(limits.username.max, limits.username.min).check(z.regex(/^[\w.+-]+$/, 'Use letters, digits and . + - _ only.')),
  email: Email,
  password: Password,
});

/** `username` may be the e-mail address. */
export const Credentials = z.object({
  username: text(limits.email.max),
  password: z.string().check(z.minLength(1, 'This field is required.'), z.maxLength(1_024, 'This password is too long.')),
});

export const Me = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  avatar: z.nullable(z.string()),
  is_superuser: z.boolean(),
  date_joined: Instant,
});
export type Me = z.output<typeof Me>;

export const MeChange = z.partial(z.object({
  name: z.string().check(z.trim(), z.maxLength(limits.name.max, 'This name is too long.')),
  phone: z.union([z.literal(''), Phone]),
  email: Email,
}));

export const Session = z.object({
  id: Id,
  created_at: Instant,
  last_used_at: Instant,
  device: z.string(),
  current: z.boolean(),
});
export type Session = z.output<typeof Session>;

export const authCalls = {
  register: call({ method: 'POST', path: '/api/auth/register/', who: 'anyone', summary: 'Opens an account.', body: Registration, answers: { 201: z.object({ id: Id, username: z.string(), email: z.string() }), 400: FieldProblem, 429: Problem } }),
  login: call({ method: 'POST', path: '/api/auth/login/', who: 'anyone', summary: 'Trades a name or e-mail and a password for a token.', body: Credentials, answers: { 200: z.object({ token: z.string() }), 400: FieldProblem, 429: Problem } }),
  me: call({ method: 'GET', path: '/api/auth/me/', who: 'account', summary: 'Who this token belongs to.', answers: { 200: Me, 401: Problem } }),
  changeMe: call({ method: 'PATCH', path: '/api/auth/me/', who: 'account', summary: 'Changes name, phone, e-mail or picture.', body: MeChange, multipart: true, answers: { 200: Me, 400: FieldProblem, 401: Problem, 413: Problem, 415: Problem } }),
  logout: call({ method: 'POST', path: '/api/auth/logout/', who: 'account', summary: 'Ends this token.', answers: { 204: null, 401: Problem } }),
  sessions: call({ method: 'GET', path: '/api/auth/sessions/', who: 'account', summary: 'Where this account is logged in.', answers: { 200: z.array(Session), 401: Problem } }),
  endSessions: call({ method: 'DELETE', path: '/api/auth/sessions/', who: 'account', summary: 'Ends one session by `id`, or all others.', query: z.object({ id: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'Enter a whole number.'))) }), answers: { 204: null, 400: FieldProblem, 401: Problem, 404: Problem } }),
  changePassword: call({ method: 'POST', path: '/api/auth/password/', who: 'account', summary: 'Changes the password and ends the other sessions.', body: z.object({ old: z.string().check(z.maxLength(1_024, 'This password is too long.')), new: Password }), answers: { 204: null, 400: FieldProblem, 401: Problem, 429: Problem } }),
  requestPasswordReset: call({ method: 'POST', path: '/api/auth/password-reset/', who: 'anyone', summary: 'Mails a link for a new password; answers the same for an unknown address.', body: z.object({ email: Email }), answers: { 204: null, 400: FieldProblem, 429: Problem } }),
  confirmPasswordReset: call({ method: 'POST', path: '/api/auth/password-reset/confirm/', who: 'anyone', summary: 'Sets a new password with the token of the mail.', body: z.object({ token: z.string().check(z.minLength(20, 'This link is not complete.'), z.maxLength(200, 'This link is not complete.')), new: Password }), answers: { 204: null, 400: FieldProblem, 429: Problem } }),
};

