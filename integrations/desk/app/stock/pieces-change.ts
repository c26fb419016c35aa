import type { DeskFields } from '../data/call-desk.ts';

/** A change of the selected pieces. */
export type PiecesChange = Exclude<NonNullable<DeskFields<'changePieces'>['change']>, string>;
