/**
 * The first script of every page. It creates the only Trusted Types policy (W3C Trusted Types, 2.3). It is inline, so
 * nothing runs before it and no file of the page grows. The policy checks each text that is passed to a dangerous
 * function of the browser:
 * - Markup: parsing a fetched page is allowed, because that runs nothing. Writing is allowed only for text that is
 *   already in a script or media element of the page, because Astro's router recreates these on navigation.
 * - Script text: only of a script element, whose hash the Content-Security-Policy must contain.
 * - Script address: only our own files.
 */
export const TRUSTED_TYPES =
  "window.trustedTypes?.createPolicy('default',{" +
  "createHTML:(t,_,s)=>s==='DOMParser parseFromString'||" +
  "s==='Element innerHTML'&&[...document.querySelectorAll('script,video,audio')].some(e=>e.innerHTML===t)?t:null," +
  "createScript:(t,_,s)=>s==='HTMLScriptElement text'?t:null," +
  'createScriptURL:t=>/^\\/_astro\\/[\\w.-]+$/.test(t)?t:null})';
