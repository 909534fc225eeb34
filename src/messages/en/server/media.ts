// incoming
export const thisIsNotAPictureWeCanRead = 'We can’t read this picture. Choose a JPEG, PNG, WebP, AVIF or HEIC file.';
export const thisPictureIsAnimated = 'This picture is animated. Choose a still JPEG, PNG, WebP, AVIF or HEIC file.';
export const tooMuchEmbeddedText = 'This picture contains too much embedded text. Save it as a JPEG and try again.';
export const pictureIsTooLarge = (megapixels: number, advice: string) =>
  `This picture has over ${megapixels} megapixels. ${advice}`;
export const chooseASmallerOne = 'Choose a smaller one.';
export const chooseASmallerOneOrSaveItAsJpeg = 'Choose a smaller one, or save it as JPEG.';

export const aPanoramaIsTwiceAsWide =
  'A 360° panorama must be exactly twice as wide as it is high. Export it in equirectangular format.';

// keptPictures
export const uploadThePictureAgain = 'Upload the picture again.';

// mediaRoutes
export const thisPicture = 'This picture';

// officePictureRoutes
export const chooseAPicture = 'Choose a picture.';

// pictureProcess
export const thePictureProcessEnded = (reason: string) => `The picture process ended (${reason}).`;

// pictureProcesses
export const thisPictureNeedsMoreMemory =
  'This picture needs more memory than we have to open it. Save it as a smaller JPEG and try again.';
export const thisPictureTakesTooLong = 'This picture takes too long to open. Save it as a smaller JPEG and try again.';
export const weCannotOpenPicturesRightNow = 'We can’t open pictures right now. Please try again in a moment.';

// pictureFiles
export const weCannotStoreMorePicturesRightNow = 'We can’t store more pictures right now. Please try again later.';

// brochureRoutes
export const thisMap = 'This map';

// drawingFiles
export const tooManyDrawings = 'We’re making many brochures right now. Try again in a few seconds.';
