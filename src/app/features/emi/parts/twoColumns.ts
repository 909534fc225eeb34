/** A container query: the section is wide enough for fields and result side by side. */
export const twoColumns = '@container (min-width: 36rem)';
