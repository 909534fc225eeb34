import type { Person, PersonState } from '@contract/people';
import * as messages from '@messages/app/officeContacts';
import { dayLabel } from '../../ui/Day';
import type { Tone } from '../../ui/office/Status';

export const stateLabels: Readonly<Record<PersonState, string>> = messages.states;
export const states = Object.keys(stateLabels) as PersonState[];
/** What staff can set; `new` only follows from what happened. */
export const setStates = states.filter((state): state is Exclude<PersonState, 'new'> => state !== 'new');

const tones: Readonly<Record<PersonState, Tone>> = {
  new: 'waiting',
  in_touch: 'good',
  visiting: 'good',
  won: 'quiet',
  lost: 'quiet',
  spam: 'quiet',
};
export const stateTone = ({ state }: Pick<Person, 'state'>): Tone => tones[state];

/** "Call about the loan, 1 Dec 2026"; empty without one. */
export const stepLabel = ({ next_step: step, next_step_on: on }: Pick<Person, 'next_step' | 'next_step_on'>): string =>
  on ? `${step}, ${dayLabel(on)}` : step;

/** "+91 98260 12345" for a number in E.164; those of other countries stay as they are. */
export const phoneLabel = (phone: string): string => phone.replace(/^[+]91(\d{5})(\d{5})$/, '+91 $1 $2');

/** A WhatsApp chat with a number in E.164. */
export const chatLink = (phone: string): string => `https://wa.me/${phone.slice(1)}`;

/** What a contact is called: who has only confirmed an alert is known by an address. */
export const contactName = ({ name, emails, phones }: Pick<Person, 'name' | 'emails' | 'phones'>): string =>
  name || emails[0] || phoneLabel(phones[0] ?? '') || messages.withoutName;
