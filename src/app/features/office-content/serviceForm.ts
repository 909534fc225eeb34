import type { OfficeService, serviceIcons } from '@contract/officeServices';
import * as messages from '@messages/app/officeContent';
import { coverWords, differing, readCover, readText } from './textDraft';
import type { RowForm } from './parts/RowPanel';

type Icon = (typeof serviceIcons)[number];
export const iconLabels: Readonly<Record<Icon, string>> = {
  home: messages.house,
  paint: messages.paintRoller,
  ruler: messages.ruler,
  trees: messages.trees,
  hammer: messages.hammer,
  shield: messages.shield,
};
const isIcon = (name: string): name is Icon => Object.hasOwn(iconLabels, name);

/** What an editor enters; what is included, a line each. */
export interface ServiceForm {
  icon: Icon;
  title: string;
  description: string;
  features: string;
  picture: OfficeService['picture'];
}

/** The form as a request sends it. */
export const toServiceRequest = ({ icon, title, description, features, picture }: ServiceForm) => ({
  icon,
  title,
  description,
  features: features
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
  picture: picture && { media: picture.media, alt: picture.picture.alt },
});

export const serviceForm: RowForm<OfficeService, ServiceForm> = {
  what: messages.service,
  empty: { icon: 'home', title: '', description: '', features: '', picture: null },
  toForm: ({ icon, title, description, features, picture }) => ({
    // the site shows a hammer for an unknown name
    icon: isIcon(icon) ? icon : 'hammer',
    title,
    description,
    features: features.join('\n'),
    picture,
  }),
  readForm: (stored, base) => {
    const icon = readText(stored.icon, base.icon);
    return {
      icon: isIcon(icon) ? icon : base.icon,
      title: readText(stored.title, base.title),
      description: readText(stored.description, base.description),
      features: readText(stored.features, base.features),
      picture: readCover(stored.picture, base.picture),
    };
  },
  nameOf: ({ title }) => title,
  differences: (before, after) =>
    differing([
      { label: messages.icon, before: iconLabels[before.icon], after: iconLabels[after.icon] },
      { label: messages.title, before: before.title, after: after.title },
      { label: messages.description, before: before.description, after: after.description },
      { label: messages.whatItIncludes, before: before.features, after: after.features },
      { label: messages.picture, before: coverWords(before.picture), after: coverWords(after.picture) },
    ]),
};
