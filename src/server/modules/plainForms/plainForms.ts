import { enquiryEndpoints } from '@contract/enquiries';
import { limits } from '@contract/limits';
import { newsletterEndpoints } from '@contract/newsletter';
import { visitLimits } from '@contract/visitLimits';
import { visitEndpoints } from '@contract/visits';
import * as messages from '@messages/server/plainForms';

/** What was typed, by field; a field that is sent several times has several. */
export type Typed = Readonly<Record<string, readonly string[]>>;

export const one = (typed: Typed, name: string) => typed[name]?.[0]?.trim() ?? '';

export interface PlainField {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'area';
  max: number;
  isOptional?: boolean;
  autocomplete?: string;
  help?: string;
}

/** A form that the server shows and receives itself. What it receives is sent to the API's own endpoint, whose rules hold. */
export interface PlainForm {
  path: string;
  endpoint: { path: string };
  title: string;
  words: string;
  /** Whether it asks for times of a listing. */
  hasTimes?: boolean;
  /** Sent along unseen. */
  hidden: readonly string[];
  fields: readonly PlainField[];
  action: string;
  sent: { title: string; words: string };
  bodyOf: (typed: Typed, clientId: string) => Record<string, unknown>;
}

const name: PlainField = {
  name: 'name',
  label: messages.nameLabel,
  kind: 'text',
  max: limits.name.max,
  autocomplete: 'name',
};
const email: PlainField = {
  name: 'email',
  label: messages.emailAddress,
  kind: 'email',
  max: limits.email.max,
  autocomplete: 'email',
};
const phone: PlainField = {
  name: 'phone',
  label: messages.phoneNumber,
  kind: 'tel',
  max: limits.phone.max,
  autocomplete: 'tel',
};

/** The fields that are not empty. */
const given = (typed: Typed, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((field) => (one(typed, field) ? [[field, one(typed, field)]] : [])));

/** Of a form with one field for the name, or two. */
export const nameIn = (typed: Typed) =>
  one(typed, 'name') || [one(typed, 'first_name'), one(typed, 'last_name')].filter(Boolean).join(' ');

const contact = (typed: Typed) => ({ name: nameIn(typed), email: one(typed, 'email'), phone: one(typed, 'phone') });

export const plainForms: readonly PlainForm[] = [
  {
    path: '/send/enquiry',
    endpoint: enquiryEndpoints.create,
    title: messages.sendUsAMessage,
    words: messages.aPersonAnswers,
    hidden: ['kind', 'property', 'service'],
    fields: [
      name,
      email,
      { ...phone, label: messages.phoneNumberOptional, isOptional: true },
      { name: 'message', label: messages.message, kind: 'area', max: limits.message.max },
    ],
    action: messages.sendMessage,
    sent: { title: messages.thankYou, words: messages.messageHasArrived },
    bodyOf: (typed, clientId) => ({
      ...contact(typed),
      kind: one(typed, 'kind') || (one(typed, 'property') ? 'property' : 'contact'),
      message: one(typed, 'message'),
      ...given(typed, ['property', 'service']),
      client_id: clientId,
    }),
  },
  {
    path: '/send/newsletter',
    endpoint: newsletterEndpoints.subscribe,
    title: messages.ourNewsletter,
    words: messages.weSendALink,
    hidden: [],
    fields: [email],
    action: messages.subscribe,
    sent: { title: messages.checkYourInbox, words: messages.confirmByTheLink },
    bodyOf: (typed) => ({ email: one(typed, 'email') }),
  },
  {
    path: '/send/confirm',
    endpoint: newsletterEndpoints.confirm,
    title: messages.confirmYourNewsletter,
    words: messages.oneMoreStep,
    hidden: ['token'],
    fields: [],
    action: messages.confirm,
    sent: { title: messages.thankYou, words: messages.youAreSubscribed },
    bodyOf: (typed) => ({ token: one(typed, 'token') }),
  },
  {
    path: '/send/unsubscribe',
    endpoint: newsletterEndpoints.unsubscribe,
    title: messages.leaveTheNewsletter,
    words: messages.noLongerReceived,
    hidden: ['token'],
    fields: [],
    action: messages.unsubscribe,
    sent: { title: messages.done, words: messages.youAreUnsubscribed },
    bodyOf: (typed) => ({ token: one(typed, 'token') }),
  },
  {
    path: '/send/visit',
    endpoint: visitEndpoints.ask,
    title: messages.visitThisHome,
    words: messages.proposeTimes(visitLimits.proposals),
    hasTimes: true,
    hidden: ['property'],
    fields: [name, { ...email, help: messages.visitEmailHelp }, { ...phone, help: messages.visitPhoneHelp }],
    action: messages.askForThisVisit,
    sent: { title: messages.weHaveAsked, words: messages.visitIsInTheEmail },
    bodyOf: (typed, clientId) => ({
      ...contact(typed),
      property: Number(one(typed, 'property')) || 0,
      proposals: typed.times ?? [],
      mode: one(typed, 'mode') || 'in_person',
      // without scripts nobody says which clock is theirs
      timezone: 'Asia/Kolkata',
      client_id: clientId,
    }),
  },
];
