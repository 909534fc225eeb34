import type { DemoArticle } from '../shapes';
import { carpetAndBuiltUp } from './carpetAndBuiltUp';
import { courtyardsAndClimate } from './courtyardsAndClimate';
import { furnishingARental } from './furnishingARental';
import { hinjewadiOrKharadi } from './hinjewadiOrKharadi';
import { maintenanceCosts } from './maintenanceCosts';
import { nriBuyingRules } from './nriBuyingRules';
import { preLeasedCommercial } from './preLeasedCommercial';
import { rentalYieldArithmetic } from './rentalYieldArithmetic';
import { reraAndTitleSearch } from './reraAndTitleSearch';
import { stampDutyAndRegistration } from './stampDutyAndRegistration';
import { superCorridorAndItsPlots } from './superCorridorAndItsPlots';
import { waterAndPowerForVillas } from './waterAndPowerForVillas';

/** The articles, newest first. */
export const demoArticles: readonly DemoArticle[] = [
  courtyardsAndClimate,
  stampDutyAndRegistration,
  hinjewadiOrKharadi,
  preLeasedCommercial,
  waterAndPowerForVillas,
  reraAndTitleSearch,
  carpetAndBuiltUp,
  rentalYieldArithmetic,
  maintenanceCosts,
  nriBuyingRules,
  superCorridorAndItsPlots,
  furnishingARental,
];
