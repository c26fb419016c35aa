/** A myth: the claim and the truth. */
export interface Myth {
  /** Anchor, equal in every language: `mif-3`. */
  id: string;
  number: number;
  /** Sanitised HTML of the heading. */
  claim: string;
  /** Sanitised HTML. */
  truth: string;
}

/** The text of the page of myths, split into its parts. */
export interface Myths {
  /** Sanitised HTML before the first myth. */
  intro: string;
  myths: Myth[];
}

const HEADING = /<h2[^>]*>([\s\S]*?)<\/h2>/;

/**
 * Splits the text at its `<h2>` headings. Each heading is a claim, and the text after it is the truth.
 * @param html sanitised by the backend.
 */
export function splitMyths(html: string): Myths {
  const [intro = '', ...parts] = html.split(HEADING);
  const myths: Myth[] = [];
  // `split` with a capture group also returns the captured text: claim, truth, claim, truth.
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const number = myths.length + 1;
    const [claim = '', truth = ''] = parts.slice(at, at + 2);
    myths.push({ id: `mif-${number}`, number, claim: claim.trim(), truth: truth.trim() });
  }
  return { intro: intro.trim(), myths };
}
