import path from 'node:path';

/** The file of a page in the folder of its document; pages begin with 1. Apart from what decodes: the server never loads that. */
export const pageFile = (folder: string, page: number): string => path.join(folder, `${page}.jpg`);
