import type { BezelKind, CaseKind } from './design.ts';
import type { BrandStyle } from './brand-style.ts';
import type { Random } from './random.ts';

/** Case kinds for each form of the catalogue; the first is the default, the brand's own has priority. */
const FORM_CASES: Readonly<Record<string, readonly [CaseKind, ...CaseKind[]]>> = {
  // prettier-ignore
  round: ['round', 'dress', 'claws', 'pebble', 'big-bang', 'integrated', 'flowing', 'aquis', 'dodecagon', 'royal-oak', 'offshore', 'porthole', 'luminor', 'octagon'],
  cushion: [
    'cushion',
    'luminor',
    'porthole',
    'tonneau',
    'integrated',
    'flowing',
    'royal-oak',
    'square-round',
  ],
  square: ['square', 'santos', 'h', 'tank', 'tank-francaise', 'square-round', 'reverso'],
  rectangular: ['rectangular', 'tank', 'tank-francaise', 'reverso', 'santos', 'h'],
  polygon: ['octagon', 'royal-oak', 'offshore', 'porthole', 'integrated', 'dodecagon'],
  tonneau: ['tonneau', 'royal-oak', 'offshore', 'integrated', 'flowing', 'porthole'],
  oval: ['oval', 'ellipse', 'pebble'],
  drop: ['drop'],
  asymmetric: ['drop', 'tonneau', 'cushion'],
};

/** The case of a watch: the usual one of its collection if the recorded form allows it, else the first of the form. */
export function caseKind(form: string | null, style: BrandStyle, random: Random): CaseKind {
  const usual = style.case && random.pick(style.case);
  const allowed = FORM_CASES[form ?? ''];
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
  'flowing',
  'aquis',
  'dodecagon',
  'claws',
  'big-bang',
  'octagon',
];

/** The bezel: the one of the case, else of the reference, else the brand's own, else one that suits the functions. */
export function bezelKind(
  kind: CaseKind,
  style: BrandStyle,
  ofReference: BezelKind | undefined,
  functions: ReadonlySet<string>,
  random: Random,
): BezelKind {
  const usual = style.bezel && random.pick(style.bezel);
  if (['royal-oak', 'offshore', 'santos', 'big-bang'].includes(kind)) return 'screws';
  if (!ROUND_BEZEL.includes(kind)) return 'smooth';
  if (ofReference && (ofReference === 'gems' || usual === 'fluted')) return ofReference;
  if (usual) return usual;
  if (functions.has('rotating_bezel') || functions.has('helium_valve')) return 'dive';
  if (functions.has('tachymeter')) return 'tachymeter';
  return 'smooth';
}
