declare module '*.css';
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
/** What was typed into fields, or chosen, since the page was drawn: their values by field. */
interface Window {
  early?: WeakMap<Element, string>;
}
/** True in the browser's bundle, false while the server draws. */
declare const __BROWSER__: boolean;
/** True under `npm run dev`. */
declare const __DEV__: boolean;
