import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { SentToken } from './linkToken';
import { EnquiryKind } from './enquiries';
import { PaymentStatus } from './payments';
import { ReviewState } from './reviews';
import { roles } from './roles';
import { LoginChallenge } from './secondFactor';
import { DisplayName, Email, FieldProblem, Id, Instant, Page, Phone, Problem, QueryFlag, text } from './shared';

const Password = z
  .string()
  .check(
    z.minLength(limits.password.min, messages.useAtLeast(limits.password.min)),
    z.maxLength(limits.password.max, messages.useAtMost(limits.password.max)),
  );

export const Registration = z.object({
  username: text(limits.username.max, limits.username.min).check(z.regex(/^[\w.+-]+$/, messages.usernameCharacters)),
  email: Email,
  password: Password,
  /** The name that others see; without one it is the username. */
  display_name: z.optional(z.union([z.literal(''), DisplayName])),
});

/** `username` may be the email address. */
export const Credentials = z.object({
  username: text(limits.email.max),
  password: z
    .string()
    .check(z.minLength(1, messages.thisFieldIsRequired), z.maxLength(1_024, messages.thisPasswordIsTooLong)),
});

export const Me = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  /** Whether the address was confirmed by a link. Listings can only be published after that. */
  email_verified: z.boolean(),
  /** A new address, which becomes this account's once it is confirmed. */
  pending_email: z.nullable(z.string()),
  name: z.string(),
  /** What others see: the name, or the username of an account without one. */
  display_name: z.string(),
  phone: z.string(),
  /** The URL of a square picture. */
  avatar: z.nullable(z.string()),
  is_superuser: z.boolean(),
  /** The roles of this account at the agency. */
  roles: z.array(z.enum(roles)),
  /** Whether a login needs a second factor beside the password. */
  second_factor: z.boolean(),
  /** Whether the office stays closed to this account until it has a second factor. */
  second_factor_required: z.boolean(),
  date_joined: Instant,
});
export type Me = z.output<typeof Me>;

export const MeChange = z.partial(
  z.object({
    /** The name that others see; empty for the username. */
    display_name: z.union([z.literal(''), DisplayName]),
    /** The same by its older name, of any characters. */
    name: z.string().check(z.trim(), z.maxLength(limits.name.max, messages.thisNameIsTooLong)),
    phone: z.union([z.literal(''), Phone]),
    /**
     * Changing it needs `password` and takes effect once the new address is confirmed; the old one can undo it for 7
     * days.
     */
    email: Email,
    /** The current password, to change the email address. */
    password: z.string().check(z.maxLength(1_024, messages.thisPasswordIsTooLong)),
    /** Removes the picture; a new one is the file `avatar` of a form. */
    remove_avatar: QueryFlag,
  }),
);

export const Session = z.object({
  id: Id,
  created_at: Instant,
  last_used_at: Instant,
  device: z.string(),
  current: z.boolean(),
});
export type Session = z.output<typeof Session>;

/** This account's own review. */
export const OwnReview = z.object({
  id: Id,
  rating: z.int(),
  review: z.string(),
  state: ReviewState,
  /** Why the office did not publish it; empty otherwise. */
  rejected_because: z.string(),
  createdAt: Instant,
});
export type OwnReview = z.output<typeof OwnReview>;

/** This account's activity: counts, and the newest five of each kind. */
export const Activity = z.object({
  listings: z.object({ draft: z.int(), in_review: z.int(), published: z.int(), sold: z.int(), archived: z.int() }),
  favourites: z.int(),
  reviews: z.object({ total: z.int(), latest: z.array(OwnReview) }),
  /** Enquiries sent by this account while logged in. */
  enquiries: z.object({
    total: z.int(),
    latest: z.array(
      z.object({
        id: Id,
        kind: EnquiryKind,
        message: z.string(),
        property: z.nullable(z.object({ id: z.nullable(Id), title: z.string() })),
        createdAt: Instant,
      }),
    ),
  }),
  payments: z.object({
    total: z.int(),
    /** `amount` is rupees with two decimals. */
    latest: z.array(
      z.object({ id: Id, description: z.string(), status: PaymentStatus, amount: z.string(), date: Instant }),
    ),
  }),
});
export type Activity = z.output<typeof Activity>;

export const authEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register/',
    access: 'anyone',
    summary: 'Opens an account.',
    body: Registration,
    responses: { 201: z.object({ id: Id, username: z.string(), email: z.string() }), 400: FieldProblem, 429: Problem },
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login/',
    access: 'anyone',
    summary:
      'Logs in: returns a token for a username or email and a password, or a challenge if the account has a second factor.',
    body: Credentials,
    responses: { 200: z.object({ token: z.string() }), 202: LoginChallenge, 400: FieldProblem, 429: Problem },
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me/',
    access: 'account',
    summary: 'Returns the account of this token.',
    responses: { 200: Me, 401: Problem },
  }),
  changeMe: endpoint({
    method: 'PATCH',
    path: '/api/auth/me/',
    access: 'account',
    multipart: true,
    summary: 'Changes name, phone or picture; a new email address, with the password, once it is confirmed.',
    body: MeChange,
    responses: { 200: Me, 400: FieldProblem, 401: Problem, 403: Problem, 413: Problem, 415: Problem, 429: Problem },
  }),
  activity: endpoint({
    method: 'GET',
    path: '/api/auth/activity/',
    access: 'account',
    summary: 'Returns this account’s activity: listings, reviews, enquiries, payments.',
    responses: { 200: Activity, 401: Problem },
  }),
  reviews: endpoint({
    method: 'GET',
    path: '/api/auth/reviews/',
    access: 'account',
    summary: 'Lists this account’s reviews, newest first.',
    query: Page,
    responses: { 200: z.array(OwnReview), 400: FieldProblem, 401: Problem },
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout/',
    access: 'account',
    summary: 'Ends this token.',
    responses: { 204: null, 401: Problem },
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/auth/sessions/',
    access: 'account',
    summary: 'Lists this account’s sessions.',
    responses: { 200: z.array(Session), 401: Problem },
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/',
    access: 'account',
    summary: 'Ends one session by `id`, or all others.',
    query: z.object({ id: z.optional(z.string().check(z.regex(/^\d{1,9}$/, messages.enterAWholeNumber))) }),
    responses: { 204: null, 400: FieldProblem, 401: Problem, 404: Problem },
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/password/',
    access: 'account',
    summary: 'Changes the password and ends the other sessions.',
    body: z.object({ old: z.string().check(z.maxLength(1_024, messages.thisPasswordIsTooLong)), new: Password }),
    responses: { 204: null, 400: FieldProblem, 401: Problem, 403: Problem, 429: Problem },
  }),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/api/auth/password-reset/',
    access: 'anyone',
    summary: 'Emails a reset link; responds the same for an unknown address.',
    body: z.object({ email: Email }),
    responses: { 204: null, 400: FieldProblem, 429: Problem },
  }),
  checkPasswordReset: endpoint({
    method: 'POST',
    path: '/api/auth/password-reset/check/',
    access: 'anyone',
    summary: 'Says whether the token from the email still works, before a new password is typed.',
    body: SentToken,
    responses: { 204: null, 400: FieldProblem, 429: Problem },
  }),
  confirmPasswordReset: endpoint({
    method: 'POST',
    path: '/api/auth/password-reset/confirm/',
    access: 'anyone',
    // it ends the sessions itself, the one of this browser, too
    survivesLogout: true,
    summary:
      'Sets a new password with the token from the email, ends all sessions and logs in like a login: with a token, or a challenge if the account has a second factor.',
    body: z.extend(SentToken, { new: Password }),
    responses: {
      200: z.object({ token: z.string(), username: z.string() }),
      202: z.extend(LoginChallenge, { username: z.string() }),
      400: FieldProblem,
      429: Problem,
    },
  }),
  resendConfirmation: endpoint({
    method: 'POST',
    path: '/api/auth/email/resend/',
    access: 'account',
    summary:
      'Emails the link that confirms this account’s address or its pending new one; does nothing when there is none to confirm.',
    responses: { 204: null, 401: Problem, 429: Problem },
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/auth/email/confirm/',
    access: 'anyone',
    summary: 'Confirms an email address with the token from the email; 409 `already_confirmed` the second time.',
    body: SentToken,
    responses: { 204: null, 400: FieldProblem, 409: Problem, 429: Problem },
  }),
  undoEmailChange: endpoint({
    method: 'POST',
    path: '/api/auth/email/undo/',
    access: 'anyone',
    // it ends the sessions itself, the one of this browser, too
    survivesLogout: true,
    summary: 'Restores an account’s previous address, ends its sessions and password, and emails a reset link.',
    body: SentToken,
    responses: { 204: null, 400: FieldProblem, 429: Problem },
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/auth/export/',
    access: 'account',
    reauthenticate: true,
    summary: 'Returns everything we hold of this account, as a ZIP file.',
    responses: { 200: 'application/zip', 401: Problem, 403: Problem, 429: Problem },
  }),
  ownNewsletter: endpoint({
    method: 'GET',
    path: '/api/auth/newsletter/',
    access: 'account',
    summary: 'Returns when the confirmed address of this account agreed to the newsletter; null if it did not.',
    responses: { 200: z.object({ since: z.nullable(Instant) }), 401: Problem },
  }),
  endOwnNewsletter: endpoint({
    method: 'DELETE',
    path: '/api/auth/newsletter/',
    access: 'account',
    summary: 'Ends the newsletter of this account’s confirmed address, as the link in every newsletter does.',
    responses: { 204: null, 401: Problem },
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/auth/erase/',
    access: 'account',
    summary: 'Erases this account and everything about its person, except for what tax law requires.',
    body: z.object({ password: z.string().check(z.maxLength(1_024, messages.thisPasswordIsTooLong)) }),
    responses: { 204: null, 400: FieldProblem, 401: Problem, 403: Problem, 409: Problem, 429: Problem },
  }),
};
