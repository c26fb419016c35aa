import type { References } from './dictionary/references.ts';
import type { Token } from './query-token.ts';

/** Maximum number of words of one reference: `01 400 7769 4135-07 8 22 09PEB`. */
const MOST_PARTS = 8;

/** Shorter numbers are years and diameters. */
const SHORTEST_REFERENCE = 4;

/** Replaces the longest sequences of words that form a reference. */
export function joinReferences(
  tokens: readonly Token[],
  { references }: { references: References },
): Token[] {
  const settled: Token[] = [];
  let place = 0;
  while (place < tokens.length) {
    const found = referenceAt(tokens.slice(place, place + MOST_PARTS), references);
    const token = tokens[place];
    if (found) settled.push(found.token);
    else if (token) settled.push(token);
    place += found?.length ?? 1;
  }
  return settled;
}

function referenceAt(tokens: readonly Token[], references: References) {
  for (let length = tokens.length; length > 0; length -= 1) {
    const said = tokens.slice(0, length).map(({ shown }) => shown);
    const typed = said.join('');
    if (typed.length < SHORTEST_REFERENCE || !/\d/.test(typed)) continue;
    const reference = references.find(typed);
    if (!reference || reference.compact.length < SHORTEST_REFERENCE) continue;
    const shown = said.join(' ');
    const places = tokens.slice(0, length).flatMap((token) => token.places);
    return {
      length,
      token: { word: shown, shown, state: 'reference' as const, corrected: false, reference, places },
    };
  }
  return undefined;
}
