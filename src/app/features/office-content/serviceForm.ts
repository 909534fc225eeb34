import type { OfficeService, serviceIcons } from '@contract/officeServices';
import { coverWords, differing, readCover, readText } from './textDraft';
import type { RowForm } from './parts/RowPanel';

type Icon = (typeof serviceIcons)[number];
export const iconLabels: Readonly<Record<Icon, string>> = {
  home: 'House',
  paint: 'Paint roller',
  ruler: 'Ruler',
  trees: 'Trees',
  hammer: 'Hammer',
  shield: 'Shield',
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
  what: 'service',
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
      { label: 'Icon', before: iconLabels[before.icon], after: iconLabels[after.icon] },
      { label: 'Title', before: before.title, after: after.title },
      { label: 'Description', before: before.description, after: after.description },
      { label: 'What it includes', before: before.features, after: after.features },
      { label: 'Picture', before: coverWords(before.picture), after: coverWords(after.picture) },
    ]),
};
