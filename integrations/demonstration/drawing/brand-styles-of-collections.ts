import { BLACK, BLUE, type StyleRow } from './brand-style.ts';

/** Brands whose collections differ in look: from Rolex to Omega. */
export const STYLES_OF_COLLECTIONS: readonly StyleRow[] = [
  // prettier-ignore
  [/./, { texture: ['sunray', 'sunray', 'matt'], indices: ['baton', 'baton', 'arabic', 'roman'], hands: ['dauphine', 'baton', 'leaf', 'sword'], lug: ['straight', 'drop', 'faceted', 'horn', 'short', 'classic'], bracelet: ['oyster', 'five', 'jubilee', 'bricks', 'hlinks', 'polished', 'mesh'], wear: ['bracelet', 'alligator', 'calf'], registers: ['tri', 'v', 'bi'], date: ['three', 'three', 'six'], insert: [BLACK, BLACK, BLUE] }],
  // prettier-ignore
  [/^rolex/, { lug: ['classic'], bezel: ['smooth'], indices: ['baton'], hands: ['baton'], bracelet: ['oyster'], wear: ['bracelet'], cyclops: true, registers: ['tri'], date: ['three'] }],
  // prettier-ignore
  [/rolex.*(president|pearlmaster)/, { bezel: ['fluted'], bracelet: ['jubilee', 'jubilee', 'oyster'], indices: ['baton', 'baton', 'roman'] }],
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
  [/tudor.*pelagos/, { bezel: ['dive'], insert: [BLACK, ['#6e1f2b', '#6e1f2b'], BLUE] }],
  [
    /tudor.*(glamour|1926)/,
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
    /audemars.*(code|11-59|jules|millenary)/,
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
  [/^cartier/, { lug: ['short', 'slim'], indices: ['roman'], hands: ['sword'], texture: ['guilloche', 'sunray'], wear: ['alligator', 'bracelet'], bracelet: ['polished'], cabochon: true, case: ['round'], date: ['six', 'three'] }],
  [
    /cartier.*(panthere|panthre)/,
    { case: ['square'], bracelet: ['beads'], wear: ['bracelet'], bezel: ['smooth'] },
  ],
  [/cartier.*(calibre|roadster|tortue)/, { case: ['tonneau', 'cushion'], wear: ['bracelet'] }],
  // prettier-ignore
  [/^omega/, { lug: ['lyre'], hands: ['sword', 'baton'], indices: ['baton'], wear: ['bracelet', 'bracelet', 'alligator'] }],
  [/omega.*globemaster/, { case: ['dress'], indices: ['roman', 'baton'], hands: ['leaf', 'dauphine'] }],
];
