import { SeededRandom } from '../trials/hostile/seeded-random.ts';
import { VALUES } from '../trials/hostile/request-parts.ts';

/** Characters that are special for some parser. */
const SIGNS = [
  ...'/\\?&=;:,.#%+-_@"\'<>(){}[]|~^$*!`\r\n\t\0 0123456789',
  ' ',
  '\u2028',
  '\ud800',
  '💎',
  'ё',
  'İ',
];

/** Ways to make a valid input invalid. */
const CHANGES: ((text: string, chance: SeededRandom) => string)[] = [
  (text, chance) => text.slice(0, chance.below(text.length + 1)),
  (text, chance) => text.slice(chance.below(text.length + 1)),
  (text, chance) => put(text, chance.of(SIGNS), chance),
  (text, chance) => put(text, chance.of(VALUES), chance),
  (text, chance) => put(text, chance.of(SIGNS).repeat(chance.of([2, 50, 3_000])), chance),
  (text, chance) => text.repeat(chance.of([2, 5, 200])).slice(0, 20_000),
  (text) => encodeURIComponent(text.toWellFormed()),
  (text) => text.toUpperCase(),
  (text) => [...text].reverse().join(''),
];

function put(text: string, piece: string, chance: SeededRandom): string {
  const place = chance.below(text.length + 1);
  return text.slice(0, place) + piece + text.slice(place);
}

/** Random texts from a seed: valid ones, valid ones with up to four changes, and unrelated ones. */
export function texts(good: readonly string[], count: number, seed = 8): string[] {
  const chance = new SeededRandom(seed);
  return Array.from({ length: count }, () => {
    let text = chance.is(0.85) ? chance.of(good) : chance.of(VALUES);
    for (let changes = chance.below(5); changes > 0; changes -= 1) text = chance.of(CHANGES)(text, chance);
    return text.slice(0, 20_000);
  });
}

/** Names of properties with a special meaning in objects, in addition to known fields. */
const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '',
  '0',
  'x[]',
  'a.b',
];

/** A random JSON value with a maximum depth. */
export function jsonValue(chance: SeededRandom, names: readonly string[], depth = 3): unknown {
  const plain = [null, true, 0, -1, 1e308, 0.1, '', chance.of(VALUES), chance.of(VALUES)];
  if (depth === 0 || chance.is(0.5)) return chance.of(plain);
  const length = chance.below(6);
  if (chance.is(0.3)) return Array.from({ length }, () => jsonValue(chance, names, depth - 1));
  // Through JSON text, so that `__proto__` is an ordinary property, as in a parsed body.
  const fields = Array.from({ length }, () => {
    const name = chance.is(0.7) && names.length > 0 ? chance.of(names) : chance.of(NAMES);
    return `${JSON.stringify(name)}:${JSON.stringify(jsonValue(chance, names, depth - 1))}`;
  });
  return JSON.parse(`{${fields.join(',')}}`);
}

/** Maximum milliseconds for any parser and input. */
export const SLOWEST = 50;

/** Milliseconds of processor time of a call: the least of three, since the first one includes compilation. */
export function leastTime(act: () => unknown): number {
  let least = Infinity;
  for (let times = 0; times < 3 && least > SLOWEST; times += 1) {
    const before = process.threadCpuUsage();
    act();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
