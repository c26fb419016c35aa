import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { LetterItem } from '../../catalogue/letter-item.ts';
import type { Block, ShownPiece } from './letter.ts';

/** An item with its price, and the old price if it was reduced. */
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

/** The item of a letter, with its picture; empty if it is not known. */
export function pieceBlocks(piece: ShownPiece | undefined): Block[] {
  return piece ? [{ kind: 'pieces', items: [piece] }] : [];
}
