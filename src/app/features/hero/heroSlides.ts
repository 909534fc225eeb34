import type { SiteImage } from '@contract/content';
import type { Picture } from '@contract/shared';
import * as messages from '@messages/app/hero';

export interface HeroSlide {
  title: string;
  subtitle: string;
  description: string;
  picture?: Picture;
}

/** The five built-in slides, which have text only. */
const builtIn: readonly HeroSlide[] = [
  {
    title: messages.homesAroundACourtyard,
    subtitle: messages.villasInIndoreAndPune,
    description: messages.homesThatOpenOntoShade,
  },
  {
    title: messages.aboveTheCity,
    subtitle: messages.penthousesAndTerraces,
    description: messages.topFloorsWithPrivateTerraces,
  },
  {
    title: messages.roomToGrow,
    subtitle: messages.apartmentsAndDuplexes,
    description: messages.twoToFiveBedroomsInIndore,
  },
  {
    title: messages.landAndWater,
    subtitle: messages.plotsAndResorts,
    description: messages.plotsAndRunningResortsWithin,
  },
  {
    title: messages.lightStoneTimber,
    subtitle: messages.interiorsWorthTheVisit,
    description: messages.roomsPlannedAroundTheLightThey,
  },
];

/** The server's slides, five at most; the built-in ones if it has none. */
export function toSlides(images: readonly SiteImage[] | undefined): readonly HeroSlide[] {
  return images?.length ? images.slice(0, builtIn.length) : builtIn;
}
