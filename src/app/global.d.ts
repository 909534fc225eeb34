declare module '*.css';
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
/** True in the browser's bundle, false while the server draws. */
declare const __BROWSER__: boolean;
/** True under `npm run dev`. */
declare const __DEV__: boolean;
