import { BLACK, BLUE, GREEN, STEEL_INSERT, type StyleRow } from './brand-style.ts';

/** Kinds of watches that many brands make, by their usual names. */
export const STYLES_OF_KINDS: readonly StyleRow[] = [
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
