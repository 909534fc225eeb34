export function sharedPictures(): string;
export function sharePictures(dataFolder: string): void;
