/** A myth: what people say, and how it really is. */
export interface Myth {
  /** Anchor, the same in every language: `mif-3`. */
  id: string;
  number: number;
  /** Sanitised HTML of the heading. */
  claim: string;
  /** Sanitised HTML. */
  truth: string;
}

/** The text of the myths' page, taken apart. */
export interface Myths {
  /** Sanitised HTML before the first myth. */
  intro: string;
  myths: Myth[];
}

const HEADING = /<h2[^>]*>([\s\S]*?)<\/h2>/;

/**
 * Takes the text apart at its headings of the second level: each is a myth, and what follows is the truth.
 * @param html sanitised, as the backend gives it.
 */
export function splitMyths(html: string): Myths {
  const [intro = '', ...parts] = html.split(HEADING);
  const myths: Myth[] = [];
  // A pattern with a group leaves what it caught between the pieces: claim, truth, claim, truth.
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const number = myths.length + 1;
    const [claim = '', truth = ''] = parts.slice(at, at + 2);
    myths.push({ id: `mif-${number}`, number, claim: claim.trim(), truth: truth.trim() });
  }
  return { intro: intro.trim(), myths };
}
