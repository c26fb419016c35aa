import type { BezelKind, CaseKind } from './design.ts';
import type { HouseStyle } from './house-style.ts';
import type { Random } from './random.ts';

/** Cases so much a maker's own that they stand whatever form the catalogue calls them. */
const SIGNATURE: readonly CaseKind[] = ['santos', 'tank', 'reverso', 'royal-oak', 'porthole'];

/** The case kinds that a form of the catalogue allows; the first is drawn unless the house has its own. */
const FORM_CASES: Readonly<Record<string, readonly [CaseKind, ...CaseKind[]]>> = {
  round: ['round', 'dress', 'claws', 'pebble', 'big-bang', 'integrated', 'royal-oak', 'luminor', 'octagon'],
  cushion: ['cushion', 'luminor', 'porthole', 'tonneau', 'integrated', 'royal-oak', 'square-round'],
  square: ['square', 'santos', 'tank', 'square-round', 'reverso'],
  rectangular: ['rectangular', 'tank', 'reverso', 'santos'],
  polygon: ['octagon', 'royal-oak', 'porthole', 'integrated'],
  tonneau: ['tonneau', 'royal-oak', 'integrated', 'porthole'],
  oval: ['oval', 'pebble'],
  drop: ['drop'],
  asymmetric: ['drop', 'tonneau', 'cushion'],
};

/** The case: the house's own where the form allows it. */
export function caseKind(form: string | null, style: HouseStyle, random: Random): CaseKind {
  const house = style.case && random.pick(style.case);
  const allowed = FORM_CASES[form ?? ''];
  if (house && SIGNATURE.includes(house)) return house;
  if (!allowed) return house ?? random.pick(['round', 'round', 'dress']);
  return house && allowed.includes(house) ? house : allowed[0];
}

/** Plain bezel inserts. */
export const INSERTS = {
  black: ['#15171a', '#15171a'],
  blue: ['#16335f', '#16335f'],
  green: ['#14442f', '#14442f'],
} as const;

/** The insert of a diver goes with its dial, unless it is bare metal. */
export function insertFor(
  dial: string,
  bezel: BezelKind,
  house: readonly [string, string],
): readonly [string, string] {
  if (bezel === 'gmt' || house[0] === '') return house;
  if (dial === 'blue' || dial === 'green') return INSERTS[dial];
  return ['black', 'grey', 'anthracite', 'orange', 'yellow', 'red'].includes(dial) ? INSERTS.black : house;
}

/** Bezels that turn or carry a scale make sense on these cases only. */
const ROUND_BEZEL: readonly CaseKind[] = [
  'round',
  'dress',
  'cushion',
  'luminor',
  'integrated',
  'big-bang',
  'octagon',
];

/** The bezel: set with stones, the house's own, or what the functions ask for. */
export function bezelKind(
  kind: CaseKind,
  style: HouseStyle,
  functions: ReadonlySet<string>,
  stones: boolean,
  random: Random,
): BezelKind {
  const house = style.bezel && random.pick(style.bezel);
  if (stones && house !== 'dive') return 'gems';
  if (kind === 'royal-oak' || kind === 'santos' || kind === 'big-bang') return 'screws';
  if (!ROUND_BEZEL.includes(kind)) return kind === 'claws' ? 'engine' : 'smooth';
  if (house) return house;
  if (functions.has('rotating_bezel') || functions.has('helium_valve')) return 'dive';
  if (functions.has('tachymeter')) return 'tachymeter';
  return random.pick(['smooth', 'smooth', 'smooth', 'coin']);
}
