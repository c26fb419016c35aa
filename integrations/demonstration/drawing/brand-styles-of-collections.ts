import { BLACK, BLUE, GREEN, STEEL_INSERT, type StyleRow } from './brand-style.ts';

/** Brands whose collections differ in look: from Rolex to Omega. */
export const STYLES_OF_COLLECTIONS: readonly StyleRow[] = [
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
];
