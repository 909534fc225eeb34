/**
 * Script text that defines `showFonts`, which applies the delayed fonts of a page after its first picture. All files
 * are loaded first and applied together, so that the page is laid out only once more. If a heading would get another
 * number of lines in its own font, its letter spacing changes by one or two hundredths instead, so that nothing below
 * it moves. Later pages use the cached fonts at once.
 */
export function fontSwap(preload: readonly string[]): string {
  return (
    `const showFonts=async()=>{const sheet=document.getElementById('fonts')?.sheet;if(!sheet)return;` +
    `const faces=[...sheet.cssRules].map(({style})=>{const of=(name)=>style.getPropertyValue(name);return{src:of('src'),face:new FontFace(of('font-family').replace(/["']/g,''),of('src'),{weight:of('font-weight'),unicodeRange:of('unicode-range'),display:'swap'})}});` +
    `const early=${JSON.stringify(preload)};await Promise.all(faces.filter(({src})=>early.some((file)=>src.includes(file))).map(({face})=>face.load().catch(()=>0)));` +
    `const heading=document.querySelector('h1');const height=heading?.offsetHeight;for(const{face}of faces)document.fonts.add(face);` +
    `if(heading){const{letterSpacing,fontSize}=getComputedStyle(heading);for(const by of[-.01,.01,-.02,.02,-.03,0]){if(heading.offsetHeight===height)break;heading.style.letterSpacing=by?\`\${(parseFloat(letterSpacing)||0)+by*parseFloat(fontSize)}px\`:''}}` +
    `try{localStorage.setItem('fonts','${preload.join()}')}catch{}};`
  );
}
