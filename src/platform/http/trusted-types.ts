/**
 * The first script of every page, inline so that nothing comes before it and none of the page's files grows: the one
 * policy of Trusted Types (W3C Trusted Types, 2.3). Texts that reach a sink of the browser are judged by it:
 *
 * - markup: pages that were fetched are parsed, which runs nothing. Else only what stands in a script or a recording of the
 *   page already may be written: Astro's router creates those again when it changes pages.
 * - a text to run: only that of a script element, whose hash the policy of the page has to name.
 * - the address of a script: our own files.
 */
export const TRUSTED_TYPES =
  "window.trustedTypes?.createPolicy('default',{" +
  "createHTML:(t,_,s)=>s==='DOMParser parseFromString'||" +
  "s==='Element innerHTML'&&[...document.querySelectorAll('script,video,audio')].some(e=>e.innerHTML===t)?t:null," +
  "createScript:(t,_,s)=>s==='HTMLScriptElement text'?t:null," +
  'createScriptURL:t=>/^\\/_astro\\/[\\w.-]+$/.test(t)?t:null})';
