// xhrUpload
export const theConnectionWasLost = 'The connection was lost.';
