/** An attribute by which Astro scopes the styles of a component: its name and a hash of the component's path. */
const SCOPE = /data-astro-cid-([a-z0-9]{5})([a-z0-9]+)/g;

/**
 * The names that a build has shortened, with the rest of each hash. The name depends on the component alone: a kept
 * stylesheet of another release fits the same components.
 */
export type ShortNames = Map<string, string>;

/**
 * Shortens the scoping attributes in a text, from 23 characters to 11. A name begins with a digit, unlike every
 * attribute of our own.
 * @throws when two components have the same short name.
 */
export function shortenScopes(text: string, names: ShortNames): string {
  return text.replace(SCOPE, (_, short: string, rest: string) => {
    const known = names.get(short) ?? rest;
    if (known !== rest)
      throw new Error(`Two components have the short scope ${short}: rename the file of one.`);
    names.set(short, rest);
    return `data-0${short}`;
  });
}
