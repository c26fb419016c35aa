import type { BezelKind, CaseKind } from './design.ts';
import type { BrandStyle } from './brand-style.ts';
import type { Random } from './random.ts';

/** Signature cases of a maker, drawn whatever form the catalogue gives. */
const SIGNATURE: readonly CaseKind[] = ['santos', 'tank', 'reverso', 'royal-oak', 'porthole'];

/** Case kinds for each form of the catalogue; the first is the default, the brand's own has priority. */
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

/**
 * The case of a watch: a signature case of the brand; else the brand's usual one if the form allows it; else the
 * first one of the form.
 */
export function caseKind(form: string | null, style: BrandStyle, random: Random): CaseKind {
  const usual = style.case && random.pick(style.case);
  const allowed = FORM_CASES[form ?? ''];
  if (usual && SIGNATURE.includes(usual)) return usual;
  if (!allowed) return usual ?? random.pick(['round', 'round', 'dress']);
  return usual && allowed.includes(usual) ? usual : allowed[0];
}

/** Plain bezel inserts. */
export const INSERTS = {
  black: ['#15171a', '#15171a'],
  blue: ['#16335f', '#16335f'],
  green: ['#14442f', '#14442f'],
} as const;

/** The insert of a diver matches its dial, unless it is bare metal or the bezel is a GMT bezel. */
export function insertFor(
  dial: string,
  bezel: BezelKind,
  usual: readonly [string, string],
): readonly [string, string] {
  if (bezel === 'gmt' || usual[0] === '') return usual;
  if (dial === 'blue' || dial === 'green') return INSERTS[dial];
  return ['black', 'grey', 'anthracite', 'orange', 'yellow', 'red'].includes(dial) ? INSERTS.black : usual;
}

/** Cases for rotating bezels and bezels with a scale. */
const ROUND_BEZEL: readonly CaseKind[] = [
  'round',
  'dress',
  'cushion',
  'luminor',
  'integrated',
  'big-bang',
  'octagon',
];

/** The bezel: set with stones, the brand's own, or one that suits the functions. */
export function bezelKind(
  kind: CaseKind,
  style: BrandStyle,
  functions: ReadonlySet<string>,
  stones: boolean,
  random: Random,
): BezelKind {
  const usual = style.bezel && random.pick(style.bezel);
  if (stones && usual !== 'dive') return 'gems';
  if (kind === 'royal-oak' || kind === 'santos' || kind === 'big-bang') return 'screws';
  if (!ROUND_BEZEL.includes(kind)) return kind === 'claws' ? 'engine' : 'smooth';
  if (usual) return usual;
  if (functions.has('rotating_bezel') || functions.has('helium_valve')) return 'dive';
  if (functions.has('tachymeter')) return 'tachymeter';
  return random.pick(['smooth', 'smooth', 'smooth', 'coin']);
}
