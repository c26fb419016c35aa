/** Addresses of scripts: our own files, and those of the provider of robot checks. */
const SCRIPT = /^(\/_astro\/[\w.-]+|https:\/\/www\.(google|gstatic)\.com\/recaptcha\/.*)$/;

/** What stands in a recording: Astro's router makes it anew when it changes pages. */
const OF_RECORDING = /^(\s*<(source|track)\s[^<>]*>)*\s*$/;

/**
 * Judges text that some code gives a sink of the browser that makes markup of it. Pages that were fetched are parsed,
 * which runs nothing; nothing else writes markup into a page but Astro's router, which makes recordings and scripts anew
 * that are there.
 * @param sink as the browser calls it. @param scripts those of the page.
 * @returns null for what is refused.
 */
export function trustedMarkup(
  text: string,
  sink: string,
  scripts: Iterable<{ text: string }>,
): string | null {
  const isTrusted =
    sink === 'DOMParser parseFromString' ||
    OF_RECORDING.test(text) ||
    (sink === 'Element innerHTML' && [...scripts].some((script) => script.text === text));
  return isTrusted ? text : null;
}

/** Judges a text that is to be run: only that of a script of the page, whose hash the policy of the page names. */
export function trustedScript(text: string, sink: string): string | null {
  return sink === 'HTMLScriptElement text' ? text : null;
}

/** Judges the address of a script, as it is written. */
export function trustedScriptAddress(address: string): string | null {
  return SCRIPT.test(address) ? address : null;
}
