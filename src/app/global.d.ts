declare module '*.css' {
  const text: string;
  export default text;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
/** The values of fields that were edited since the page was rendered. */
interface Window {
  early?: WeakMap<Element, string>;
}
/** True in the browser's bundle, false on the server. */
declare const __BROWSER__: boolean;
/** True under `npm run dev`. */
declare const __DEV__: boolean;
