import path from 'node:path';

/** The file of a page in the folder that its document is drawn into; pages begin with 1. Apart from what decodes: the server never loads that. */
export const pageFile = (folder: string, page: number): string => path.join(folder, `${page}.jpg`);
