// photoShrinking
export const thisBrowserCannotOpen = (name: string) =>
  `This browser cannot open ${name}. Save it as a JPEG and try again.`;
