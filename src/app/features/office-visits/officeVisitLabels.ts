import type { OfficeVisit } from '@contract/officeVisits';
import * as messages from '@messages/contract/visits';
import type { Tone } from '../../ui/office/Status';

const tones: Readonly<Record<OfficeVisit['state'], Tone>> = {
  asked: 'waiting',
  offered: 'quiet',
  confirmed: 'good',
  move_asked: 'waiting',
  move_offered: 'good',
  cancelled: 'bad',
  missed: 'bad',
  lapsed: 'quiet',
};

/** A visit's state in the office, with its tone. */
export const stateOf = ({ state }: Pick<OfficeVisit, 'state'>): { label: string; tone: Tone } => ({
  label: messages.states[state],
  tone: tones[state],
});

export const modeLabels: Readonly<Record<OfficeVisit['mode'], string>> = messages.modes;
