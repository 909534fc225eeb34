import type { SiteImage } from '@contract/content';
import type { Picture } from '@contract/shared';

export interface HeroSlide {
  title: string;
  subtitle: string;
  description: string;
  picture?: Picture;
}

/** The five built-in slides, which have text only. */
const builtIn: readonly HeroSlide[] = [
  {
    title: 'Homes around a courtyard',
    subtitle: 'Villas in Indore and Pune',
    description: 'Homes that open onto shade, water and a private garden.',
  },
  {
    title: 'Above the city',
    subtitle: 'Penthouses and terraces',
    description: 'Top floors with private terraces in Koregaon Park, Kharadi and Vijay Nagar.',
  },
  {
    title: 'Room to grow',
    subtitle: 'Apartments and duplexes',
    description: 'Two to five bedrooms in Indore and Pune, to buy or to rent.',
  },
  {
    title: 'Land and water',
    subtitle: 'Plots and resorts',
    description: 'Plots and running resorts within two hours of Indore and Pune.',
  },
  {
    title: 'Light, stone, timber',
    subtitle: 'Interiors worth the visit',
    description: 'Rooms planned around the light they get in the morning and in the evening.',
  },
];

/** The server's slides, five at most; the built-in ones if it has none. */
export function toSlides(images: readonly SiteImage[] | undefined): readonly HeroSlide[] {
  return images?.length ? images.slice(0, builtIn.length) : builtIn;
}
