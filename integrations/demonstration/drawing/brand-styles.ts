import type {
  BezelKind,
  BraceletKind,
  CaseKind,
  HandKind,
  IndexKind,
  LugKind,
  StrapKind,
  Texture,
} from './design.ts';

type Choice<T> = readonly [T, ...T[]];

/** What a brand, or one of its collections, is known for; several values are all plausible. */
export interface BrandStyle {
  case?: Choice<CaseKind>;
  bezel?: Choice<BezelKind>;
  lug?: Choice<LugKind>;
  texture?: Choice<Texture>;
  indices?: Choice<IndexKind>;
  hands?: Choice<HandKind>;
  bracelet?: Choice<BraceletKind>;
  wear?: Choice<'bracelet' | StrapKind>;
  registers?: Choice<'tri' | 'v' | 'bi'>;
  date?: Choice<'three' | 'six' | 'four'>;
  insert?: Choice<readonly [string, string]>;
  cyclops?: boolean;
  guards?: boolean;
  cabochon?: boolean;
}

const BLACK = ['#15171a', '#15171a'] as const;
const BLUE = ['#16335f', '#16335f'] as const;
const GREEN = ['#14442f', '#14442f'] as const;
const STEEL_INSERT = ['', ''] as const;

/** Rows apply from the first to the last, each over those before it: brands first, then collections. */
export const BRAND_STYLES: readonly (readonly [pattern: RegExp, style: BrandStyle])[] = [
  // prettier-ignore
  [/./, { texture: ['sunray', 'sunray', 'matt'], indices: ['baton', 'baton', 'arabic', 'roman'], hands: ['dauphine', 'baton', 'leaf', 'sword'], lug: ['straight', 'drop', 'faceted', 'horn', 'short', 'classic'], bracelet: ['oyster', 'five', 'jubilee', 'bricks', 'hlinks', 'polished', 'mesh'], wear: ['bracelet', 'alligator', 'calf'], registers: ['tri', 'v', 'bi'], date: ['three', 'three', 'six'], insert: [BLACK, BLACK, BLUE] }],
  // prettier-ignore
  [/^rolex/, { lug: ['classic'], bezel: ['smooth'], indices: ['baton'], hands: ['baton'], bracelet: ['oyster'], wear: ['bracelet'], cyclops: true, registers: ['tri'], date: ['three'] }],
  // prettier-ignore
  [/rolex.*(datejust|day-date|sky-dweller|president|pearlmaster)/, { bezel: ['fluted'], bracelet: ['jubilee', 'jubilee', 'oyster'], indices: ['baton', 'baton', 'roman', 'diamonds'] }],
  [/rolex.*day-date/, { bracelet: ['president'], indices: ['baton', 'roman', 'diamonds'] }],
  // prettier-ignore
  [/rolex.*explorer/, { indices: ['explorer'], hands: ['mercedes'], texture: ['matt'] }],
  [/rolex.*explorer-ii/, { bezel: ['tachymeter'], insert: [STEEL_INSERT], indices: ['dots'] }],
  // prettier-ignore
  [/rolex.*(submariner|sea-dweller|deepsea)/, { bezel: ['dive'], insert: [BLACK], indices: ['dots'], hands: ['mercedes'], texture: ['matt'], guards: true }],
  // prettier-ignore
  [/rolex.*gmt-master/, { bezel: ['gmt'], insert: [['#a3232c', '#1b2f6b'], ['#1d3b86', '#16181b'], ['#6b3d22', '#191614'], BLACK], indices: ['dots'], hands: ['mercedes'], texture: ['matt'], bracelet: ['oyster', 'jubilee'], guards: true }],
  // prettier-ignore
  [/rolex.*yacht-master/, { bezel: ['dive'], insert: [STEEL_INSERT, BLACK], indices: ['dots'], hands: ['mercedes'], guards: true }],
  // prettier-ignore
  [/rolex.*daytona/, { bezel: ['tachymeter'], insert: [BLACK, STEEL_INSERT, STEEL_INSERT], guards: true }],
  [
    /rolex.*cellini/,
    {
      case: ['dress'],
      wear: ['alligator'],
      bezel: ['fluted'],
      hands: ['dauphine'],
    },
  ],
  // prettier-ignore
  [/^tudor/, { lug: ['classic', 'faceted'], hands: ['snowflake'], indices: ['dots'], bezel: ['smooth'], bracelet: ['oyster'], wear: ['bracelet', 'bracelet', 'textile'], texture: ['matt'] }],
  // prettier-ignore
  [/tudor.*(black-bay|pelagos)/, { bezel: ['dive'], insert: [BLACK, ['#6e1f2b', '#6e1f2b'], BLUE] }],
  [
    /tudor.*(royal|glamour|1926)/,
    {
      bezel: ['fluted'],
      indices: ['roman', 'baton'],
      hands: ['baton'],
      bracelet: ['five'],
      texture: ['sunray'],
    },
  ],
  // prettier-ignore
  [/^audemars/, { case: ['royal-oak'], bezel: ['screws'], texture: ['tapisserie'], indices: ['baton'], hands: ['baton'], bracelet: ['integrated'], wear: ['bracelet'], registers: ['tri'] }],
  [
    /audemars.*offshore/,
    {
      wear: ['rubber', 'rubber', 'bracelet'],
      indices: ['arabic', 'baton'],
      registers: ['v'],
    },
  ],
  [
    /audemars.*(code|jules|millenary)/,
    {
      case: ['round'],
      bezel: ['smooth'],
      texture: ['fume', 'sunray'],
      wear: ['alligator'],
      indices: ['baton', 'arabic'],
    },
  ],
  // prettier-ignore
  [/^patek/, { lug: ['drop', 'straight', 'horn'], case: ['dress'], hands: ['dauphine', 'leaf'], wear: ['alligator'], registers: ['bi'] }],
  // prettier-ignore
  [/patek.*(nautilus|aquanaut)/, { case: ['porthole'], texture: ['stripes'], indices: ['baton'], hands: ['baton'], bracelet: ['integrated'], wear: ['bracelet'] }],
  [/patek.*aquanaut/, { texture: ['clous'], indices: ['arabic'], wear: ['rubber'] }],
  // prettier-ignore
  [/^cartier/, { lug: ['short', 'slim'], indices: ['roman'], hands: ['sword'], texture: ['guilloche', 'sunray'], wear: ['alligator', 'bracelet'], bracelet: ['polished'], cabochon: true, case: ['round'], date: ['six', 'three'] }],
  [/cartier.*tank/, { case: ['tank'] }],
  [/cartier.*francaise/, { wear: ['bracelet'], bracelet: ['polished'] }],
  [
    /cartier.*santos/,
    {
      case: ['santos'],
      bezel: ['screws'],
      bracelet: ['santos'],
      wear: ['bracelet', 'alligator'],
      texture: ['sunray'],
    },
  ],
  [/cartier.*ballon/, { case: ['pebble'], bracelet: ['five'], date: ['three'] }],
  [
    /cartier.*(panthere|panthre)/,
    { case: ['square'], bracelet: ['beads'], wear: ['bracelet'], bezel: ['smooth'] },
  ],
  [/cartier.*(calibre|roadster|tortue)/, { case: ['tonneau', 'cushion'], wear: ['bracelet'] }],
  // prettier-ignore
  [/^omega/, { lug: ['lyre'], hands: ['sword', 'baton'], indices: ['baton'], wear: ['bracelet', 'bracelet', 'alligator'] }],
  [
    /omega.*seamaster/,
    {
      bezel: ['dive'],
      insert: [BLACK, BLUE, GREEN],
      texture: ['waves', 'matt'],
      indices: ['dots'],
      bracelet: ['five'],
      wear: ['bracelet', 'rubber'],
      date: ['six', 'three'],
    },
  ],
  [/omega.*aqua-terra/, { bezel: ['smooth'], texture: ['stripes'], indices: ['wedge'] }],
  [
    /omega.*(speedmaster|moonwatch)/,
    {
      bezel: ['tachymeter'],
      insert: [BLACK],
      hands: ['baton'],
      texture: ['matt'],
      registers: ['tri'],
      bracelet: ['oyster'],
    },
  ],
  [
    /omega.*constellation/,
    {
      case: ['claws'],
      bezel: ['engine'],
      indices: ['baton', 'diamonds', 'roman'],
      bracelet: ['polished'],
      wear: ['bracelet'],
      date: ['three', 'six'],
    },
  ],
  [
    /omega.*(de-ville|globemaster)/,
    { case: ['dress'], indices: ['roman', 'baton'], hands: ['leaf', 'dauphine'] },
  ],
  // prettier-ignore
  [/^(breitling|tag-heuer|zenith)/, { lug: ['faceted', 'straight', 'short'], bezel: ['smooth', 'tachymeter'], registers: ['tri', 'v'], wear: ['bracelet', 'calf', 'rubber'] }],
  [
    /breitling.*navitimer/,
    {
      bezel: ['coin'],
      indices: ['baton'],
      wear: ['bracelet', 'alligator'],
      bracelet: ['five'],
    },
  ],
  [/heuer.*(monaco)/, { case: ['square'], bezel: ['smooth'], registers: ['bi'] }],
  // prettier-ignore
  [/^panerai/, { case: ['luminor'], indices: ['explorer'], hands: ['baton'], texture: ['matt'], wear: ['calf', 'calf', 'rubber', 'alligator'], bezel: ['smooth'] }],
  [/panerai.*radiomir/, { case: ['cushion'] }],
  [
    /^iwc/,
    {
      lug: ['straight', 'slim'],
      wear: ['calf', 'alligator', 'bracelet'],
      hands: ['leaf', 'sword'],
      indices: ['arabic', 'baton'],
    },
  ],
  [
    /^hublot|jacob-and-co|epic-x/,
    {
      case: ['big-bang'],
      bezel: ['screws'],
      wear: ['rubber'],
      indices: ['baton', 'arabic'],
      hands: ['broad'],
      texture: ['matt'],
    },
  ],
  [
    /bell-and-ross/,
    {
      case: ['square-round'],
      bezel: ['smooth'],
      indices: ['pilot'],
      hands: ['sword'],
      texture: ['matt'],
      wear: ['rubber', 'calf'],
    },
  ],
  [/bvlgari.*(serpenti)/, { case: ['drop'], bracelet: ['beads'], wear: ['bracelet'] }],
  [
    /reverso/,
    {
      case: ['reverso'],
      indices: ['arabic', 'baton'],
      hands: ['dauphine'],
      wear: ['alligator'],
      texture: ['matt', 'guilloche'],
    },
  ],
  [
    /^(breguet|bovet|blancpain.*villeret|frederique|ernest-borel)/,
    {
      hands: ['breguet', 'leaf'],
      indices: ['roman'],
      texture: ['guilloche'],
      wear: ['alligator'],
    },
  ],
  [/^breguet/, { bezel: ['coin'], case: ['dress'], lug: ['wire'] }],
  [
    /nomos|junghans|max-bill|meister/,
    {
      lug: ['wire', 'straight', 'slim'],
      case: ['dress'],
      indices: ['bauhaus', 'arabic'],
      hands: ['needle'],
      texture: ['matt'],
      wear: ['calf'],
    },
  ],
  [
    /^(longines|tissot|raymond|maurice|baume)/,
    {
      indices: ['baton', 'roman', 'baton', 'arabic'],
      hands: ['leaf', 'dauphine', 'baton'],
      bracelet: ['five', 'oyster', 'jubilee'],
    },
  ],
  [
    /^rado/,
    {
      bracelet: ['polished', 'five'],
      wear: ['bracelet'],
      indices: ['baton', 'diamonds'],
      hands: ['baton', 'sword'],
    },
  ],
  [
    /hermes|gucci|fendi|chanel|chopard|piaget|dior/,
    {
      hands: ['needle', 'baton', 'leaf'],
      indices: ['arabic', 'baton', 'roman', 'diamonds'],
      wear: ['calf', 'alligator', 'bracelet'],
      bracelet: ['polished', 'mesh'],
    },
  ],
  [/heure-h|cape-cod/, { case: ['square'], wear: ['calf'] }],
  // Kinds of watch that many brands make, by the names they go under.
  [
    /superocean|aquaracer|hydroconquest|aquis|fifty-fathoms|captain-cook|seascoper|raider|navy-seal|pacific-diver|submersible|ocean-star|seastar|divers?\b|doxa.*sub|colt|formula/,
    {
      bezel: ['dive'],
      insert: [BLACK, BLUE, BLACK, GREEN],
      indices: ['dots'],
      hands: ['sword', 'broad'],
      wear: ['rubber', 'bracelet', 'bracelet'],
    },
  ],
  [
    /pilot|aviator|startimer|flieger|big-crown|zeppelin|alpiner|air-command|khaki/,
    {
      indices: ['pilot', 'arabic'],
      hands: ['sword'],
      texture: ['matt'],
      wear: ['calf', 'textile'],
    },
  ],
  [
    /laureato|aikon|highlife|riviera|tonda-pf|overseas|alpine-eagle|prx|delfin|pelagos|ingenieur/,
    {
      case: ['integrated'],
      bracelet: ['integrated'],
      wear: ['bracelet', 'bracelet', 'rubber'],
      texture: ['clous', 'sunray'],
      indices: ['baton'],
      hands: ['baton'],
    },
  ],
  [/girard.*laureato|aikon/, { bezel: ['smooth', 'screws'] }],
  [
    /chronomat|avenger/,
    {
      bezel: ['dive'],
      insert: [STEEL_INSERT],
      bracelet: ['beads', 'oyster'],
      indices: ['baton', 'arabic'],
      hands: ['sword'],
    },
  ],
  [
    /j12/,
    {
      bezel: ['dive'],
      insert: [STEEL_INSERT],
      indices: ['arabic'],
      bracelet: ['oyster'],
      wear: ['bracelet'],
    },
  ],
  [/rado.*captain/, { bezel: ['dive'], hands: ['broad'] }],
  [/audemars.*diver/, { indices: ['baton'] }],
  [
    /bvlgari.*octo/,
    { case: ['octagon'], bezel: ['smooth'], bracelet: ['integrated'], texture: ['matt', 'sunray'] },
  ],
];
