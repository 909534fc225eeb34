/** Where the section is wide enough for the choices and what they come to side by side; the section is the container. */
export const twoColumns = '@container (min-width: 36rem)';
