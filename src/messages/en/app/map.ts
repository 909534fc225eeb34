// MapFrame
export const map = 'map';
export const keysOfTheMap = 'Use the arrow keys to move the map, and plus and minus to zoom.';
export const sketchMap = 'Sketch map';
export const useTwoFingers = 'Use two fingers to move the map';
export const holdToZoom = (isMac: boolean) => `Hold ${isMac ? '⌘' : 'Ctrl'} and scroll to zoom`;

// MapControls
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const moveWithOneFinger = 'Move the map with one finger';

// MapScale
export const metres = (count: number) => `${count} m`;
export const kilometres = (count: number) => `${count} km`;
