import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { LetterItem } from '../../catalogue/letter-item.ts';
import type { Block, ShownPiece } from './letter.ts';

/** A piece with its price, and the one before where it is lower now. */
export function shownPiece(
  { title, path, price, before }: LetterItem & { before?: string | null },
  t: Translate,
): ShownPiece {
  const lower = price !== null && before !== null && before !== undefined;
  return {
    title,
    path,
    note: lower ? t('mail.priceDropFrom', { price, before }) : (price ?? t('mail.onRequest')),
  };
}

/** The thing that a letter is about, with its picture; nothing where none is known. */
export function thingBlocks(piece: ShownPiece | undefined): Block[] {
  return piece ? [{ kind: 'pieces', items: [piece] }] : [];
}
