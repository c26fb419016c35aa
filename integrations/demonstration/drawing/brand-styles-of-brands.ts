import type { StyleRow } from './brand-style.ts';

/** Brands with one or two typical looks. */
export const STYLES_OF_BRANDS: readonly StyleRow[] = [
  // prettier-ignore
  [/^(breitling|tag-heuer|zenith)/, { lug: ['faceted', 'straight', 'short'], bezel: ['smooth', 'tachymeter'], registers: ['tri', 'v'], wear: ['bracelet', 'calf', 'rubber'] }],
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
      indices: ['baton'],
      hands: ['baton', 'sword'],
    },
  ],
  [
    /hermes|gucci|fendi|chanel|chopard|piaget|dior/,
    {
      hands: ['needle', 'baton', 'leaf'],
      indices: ['arabic', 'baton', 'roman'],
      wear: ['calf', 'alligator', 'bracelet'],
      bracelet: ['polished', 'mesh'],
    },
  ],
  [/cape-cod/, { case: ['square'], wear: ['calf'] }],
];
