/** Limits of tours and floor plans, apart from `limits`, which the site loads first. */
export const tourLimits = {
  /** The rooms of a tour. */
  scenes: 40,
  /** Panoramas of a listing, with those that were uploaded and are not part of its tour yet. */
  panoramas: 60,
  linksOfScene: 12,
  megapixels: 40,
  /** The widest size that is stored; a panorama is half as high. */
  width: 4096,
  title: 120,
  room: 80,
  alt: 300,
} as const;
