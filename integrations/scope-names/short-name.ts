import { hash } from 'node:crypto';

/** An attribute by which Astro scopes the styles of a component: its name and a hash of the component's path. */
const SCOPE = /data-astro-cid-([a-z0-9]+)/g;

/** Number of short names: a digit, unlike the name of every attribute of our own, and three digits or letters. */
const NAMES = 10 * 36 ** 3;

/**
 * The names that a build has given, with the hash of each component. The name depends on the component alone: a kept
 * stylesheet of another release fits the same components.
 */
export type ShortNames = Map<string, string>;

/**
 * Shortens the scoping attributes in a text, from 23 characters to 9.
 * @throws when two components have the same short name.
 */
export function shortenScopes(text: string, names: ShortNames): string {
  return text.replace(SCOPE, (_, component: string) => {
    const short = shortName(component);
    const known = names.get(short) ?? component;
    if (known !== component)
      throw new Error(`Two components have the short scope ${short}: rename the file of one.`);
    names.set(short, component);
    return `data-${short}`;
  });
}

function shortName(component: string): string {
  const number = parseInt(hash('sha1', component).slice(0, 12), 16) % NAMES;
  const digit = Math.floor(number / 36 ** 3);
  return `${digit}${(number % 36 ** 3).toString(36).padStart(3, '0')}`;
}
