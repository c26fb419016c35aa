/**
 * The name of a piece in one line: brand, model or collection, reference. Words at the end of the line that start the
 * next name are not repeated: “Harry Winston” and “Winston Cluster”, “Chanel” and “Chanel 19”.
 */
export function pieceName(...names: readonly (string | null | undefined)[]): string {
  let line = '';
  for (const name of names) {
    const own = withoutSharedWords(line, name ?? '');
    if (line === '') line = own;
    else if (own !== '') line += ` ${own}`;
  }
  return line;
}

/** A name without the words that the line already ends with. */
export function withoutSharedWords(line: string, name: string): string {
  const [first = ''] = name.split(' ', 1);
  // Most names share nothing, and a page of an item has many of them.
  if (!line.toLowerCase().includes(first.toLowerCase())) return name;
  const said = wordsOf(line);
  const own = wordsOf(name);
  for (let shared = Math.min(said.length, own.length); shared > 0; shared -= 1) {
    if (sameWords(said.slice(-shared), own.slice(0, shared))) return own.slice(shared).join(' ');
  }
  return name;
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

function sameWords(one: readonly string[], other: readonly string[]): boolean {
  return one.every((word, index) => word.toLowerCase() === other[index]?.toLowerCase());
}
