import type { JewelFacts } from './jewel-facts.ts';

/** Central motif of a piece. */
export type Family =
  | 'solitaire'
  | 'halo'
  | 'trio'
  | 'eternity'
  | 'band'
  | 'screws'
  | 'nail'
  | 'serpent'
  | 'quatrefoil'
  | 'flower'
  | 'trinity'
  | 'signet'
  | 'fan'
  | 'line'
  | 'links'
  | 'pearls'
  | 'heart'
  | 'cross'
  | 'key'
  | 'disc'
  | 'hoop'
  | 'chandelier'
  | 'butterfly'
  | 'leaf'
  | 'star'
  | 'bow';

export type Families = readonly [Family, ...Family[]];

/** Families by brand or title; only those that the kind supports are used. */
export const BRANDS: readonly (readonly [RegExp, Families])[] = [
  [/cartier.*(clou|nail)/, ['nail']],
  [/cartier.*love|love.*bracelet/, ['screws']],
  [/trinity/, ['trinity', 'hoop']],
  // prettier-ignore
  [/b\.?zero|parentesi|possession|quatre|perlee|clash|coco crush|ice cube|macri|iconica|bee my love|collier de chien|link to love|\bt1\b|\bmove\b|allegra|sabbia|bone cuff|tiffany lock|kelly|ecridor|empreinte/, ['band']],
  [
    /fiorever|hortensia|lily|sunflower|forget-me|margherita|flora|blossom|camelia|cluster|victoria/,
    ['flower'],
  ],
  [/wings|ramage|josephine|hawaii|thorn|aigrette/, ['leaf', 'halo']],
  [/hardwear|chaine|\bcable\b|box chain|force 10/, ['links']],
  [/by the yard|diamants legers/, ['solitaire']],
  [/sixteen stone|threads|my twin/, ['eternity', 'line', 'trio']],
  [/rose des vents|talisman|sunlight|epoque|bvlgari bvlgari/, ['disc', 'signet']],
  [/tulle/, ['quatrefoil']],
  [/imperiale|garrard|1735|aura/, ['halo']],
  [/nudo/, ['signet', 'solitaire']],
  [/cartier/, ['screws', 'nail', 'trinity', 'solitaire']],
  [/serpent|snake|python/, ['serpent']],
  [/divas|fan|fiorever/, ['fan', 'flower']],
  [/bvlgari|bulgari/, ['serpent', 'fan', 'band', 'halo']],
  [/alhambra|clover|quatrefoil|color.?blossom/, ['quatrefoil']],
  [/cleef/, ['quatrefoil', 'flower', 'butterfly', 'leaf']],
  [/key/, ['key']],
  [/tiffany/, ['solitaire', 'key', 'heart', 'line', 'links', 'eternity']],
  [/graff|winston|mouawad/, ['line', 'halo', 'solitaire', 'chandelier', 'butterfly']],
  [/mikimoto|tasaki/, ['pearls']],
  [/chaumet|boucheron/, ['leaf', 'halo', 'serpent', 'flower', 'trio']],
  [/chopard.*heart|happy/, ['heart', 'disc']],
  [/pomellato|piaget|chopard/, ['signet', 'hoop', 'heart', 'band', 'halo']],
  [/chanel|dior|camelia|rose/, ['flower', 'star', 'quatrefoil', 'bow']],
  [/hermes|gucci/, ['links', 'band', 'hoop']],
  [/tennis|riviere|line/, ['line']],
  [/cross/, ['cross']],
  [/heart|coeur/, ['heart']],
  [/star|etoile|comet/, ['star']],
  [/leaf|feather|plume|laurel/, ['leaf']],
  [/butterfly|papillon/, ['butterfly']],
  [/bow|ribbon/, ['bow']],
  [/flower|fleur|lotus|cosmos|frivole/, ['flower']],
  [/signet|cocktail/, ['signet']],
  [/eternity/, ['eternity']],
  [/halo|soleste/, ['halo']],
  [/solitaire|setting|engagement/, ['solitaire']],
  [/hoop/, ['hoop']],
  [/chain|link/, ['links']],
];

/** Families that each kind supports. */
export const POSSIBLE: Readonly<Record<JewelFacts['type'], readonly Family[]>> = {
  ring: [
    'solitaire',
    'halo',
    'trio',
    'eternity',
    'band',
    'screws',
    'nail',
    'serpent',
    'quatrefoil',
    'flower',
    'trinity',
    'signet',
    'heart',
    'pearls',
  ],
  earrings: [
    'solitaire',
    'halo',
    'trio',
    'flower',
    'quatrefoil',
    'fan',
    'hoop',
    'chandelier',
    'pearls',
    'disc',
    'leaf',
    'star',
    'heart',
    'links',
    'butterfly',
    'bow',
    'key',
  ],
  necklace: [
    'solitaire',
    'line',
    'trio',
    'links',
    'pearls',
    'quatrefoil',
    'flower',
    'fan',
    'disc',
    'serpent',
    'star',
    'leaf',
  ],
  pendant: [
    'solitaire',
    'halo',
    'heart',
    'cross',
    'key',
    'disc',
    'quatrefoil',
    'flower',
    'fan',
    'leaf',
    'star',
    'butterfly',
    'pearls',
    'trinity',
    'bow',
  ],
  bracelet: [
    'trinity',
    'line',
    'links',
    'screws',
    'nail',
    'serpent',
    'band',
    'quatrefoil',
    'pearls',
    'flower',
    'trio',
    'disc',
    'star',
  ],
  brooch: ['flower', 'butterfly', 'leaf', 'star', 'bow', 'quatrefoil', 'fan', 'heart'],
};
