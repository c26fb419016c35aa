import type { DeskFields } from '../data/call-desk.ts';

/** What becomes of the pieces that are ticked. */
export type PiecesChange = Exclude<NonNullable<DeskFields<'changePieces'>['change']>, string>;
