import { BLACK, BLUE, GREEN, type StyleRow } from './brand-style.ts';

/** Kinds of watches that many brands make, by their usual names. */
export const STYLES_OF_KINDS: readonly StyleRow[] = [
  [
    /fifty-fathoms|seascoper|raider|navy-seal|pacific-diver|submersible|ocean-star|divers?\b|doxa.*sub|colt|formula/,
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
    /laureato|riviera|tonda-pf|alpine-eagle|delfin/,
    {
      case: ['integrated'],
      bracelet: ['integrated'],
      wear: ['bracelet', 'bracelet', 'rubber'],
      texture: ['clous', 'sunray'],
      indices: ['baton'],
      hands: ['baton'],
    },
  ],
  [/girard.*laureato/, { bezel: ['smooth', 'screws'] }],
  [
    /bvlgari.*octo/,
    { case: ['octagon'], bezel: ['smooth'], bracelet: ['integrated'], texture: ['matt', 'sunray'] },
  ],
];
