export function sharePictures(dataFolder: string): void;
