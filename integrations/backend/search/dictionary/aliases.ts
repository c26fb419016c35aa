/** Shorter forms of texts. Several texts may have the same one: then the first by the alphabet is meant. */
export interface Aliases {
  get(alias: string): string | undefined;
  add(alias: string, text: string): void;
  remove(alias: string, text: string): void;
}

/** Creates an empty list. Nearly all forms have one text, so only the others have an array. */
export function createAliases(): Aliases {
  const first = new Map<string, string>();
  const others = new Map<string, string[]>();
  return {
    get: (alias) => first.get(alias),
    add(alias, text) {
      const known = first.get(alias);
      if (known === undefined) {
        first.set(alias, text);
        return;
      }
      first.set(alias, known < text ? known : text);
      others.set(alias, [...(others.get(alias) ?? []), known < text ? text : known]);
    },
    remove(alias, text) {
      const left = (others.get(alias) ?? []).filter((other) => other !== text).sort();
      if (first.get(alias) === text) {
        const next = left.shift();
        if (next === undefined) first.delete(alias);
        else first.set(alias, next);
      }
      if (left.length > 0) others.set(alias, left);
      else others.delete(alias);
    },
  };
}
