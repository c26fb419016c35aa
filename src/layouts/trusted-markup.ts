/** Where scripts and typefaces of the site lie. */
const OWN_FILES = '/_astro/';

/** Where the provider of robot checks has its scripts. */
const PROVIDER = /^https:\/\/www\.(google|gstatic)\.com\/recaptcha\//;

/** What stands in a recording: Astro's router makes it anew when it changes pages. */
const OF_RECORDING = /^(\s*<(source|track)\s[^<>]*>)*\s*$/;

/**
 * Judges text that some code gives a sink of the browser that makes markup of it. Pages that were fetched are parsed,
 * which runs nothing; nothing else writes markup into a page but Astro's router, which makes recordings and scripts anew
 * that are there.
 * @param sink as the browser calls it. @param scripts texts of the scripts in the page.
 * @returns null for what is refused.
 */
export function trustedMarkup(text: string, sink: string, scripts: () => readonly string[]): string | null {
  if (sink === 'DOMParser parseFromString' || OF_RECORDING.test(text)) return text;
  return sink === 'Element innerHTML' && scripts().includes(text) ? text : null;
}

/** Judges a text that is to be run: only that of a script of the page, whose hash the policy of the page names. */
export function trustedScript(text: string, sink: string): string | null {
  return sink === 'HTMLScriptElement text' ? text : null;
}

/** Judges the address of a script: our own files, and the provider of robot checks. @param page address of the page. */
export function trustedScriptAddress(address: string, page: string): string | null {
  const url = URL.parse(address, page);
  const isOwn = url?.origin === new URL(page).origin && url.pathname.startsWith(OWN_FILES);
  return url && (isOwn || PROVIDER.test(url.href)) ? address : null;
}
