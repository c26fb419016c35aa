const FUNCTION = 'function getPrescripts(';

/**
 * Changes Astro's module of the scripts that come before islands: an island of `client:intent` gets none, because the
 * script of its page loads Astro's element when it is needed. Islands of other directives keep theirs, also on a page
 * that has both kinds. The style of islands is left to `src/styles/base.css`.
 * @param code the module. @returns the module to use in its place. @throws when the module is another than expected.
 */
export function ownPrescripts(code: string): string {
  if (!code.includes(FUNCTION)) throw new Error(`Astro has no ${FUNCTION}…) in this module any more.`);
  return `${code.replace(FUNCTION, 'function prescriptsOfAstro(')}
function getPrescripts(result, type, directive) {
  if (directive !== 'intent') return prescriptsOfAstro(result, type, directive).replace(/<style>.*?<\\/style>/, '');
  // Another island of the page may still need the element.
  if (type === 'both') result._metadata.hasHydrationScript = false;
  return '';
}`;
}
