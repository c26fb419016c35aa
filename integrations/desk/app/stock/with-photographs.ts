import type { DeskPhotograph } from '@tourbillon/domain/desk/photographs.ts';
import type { StockItem } from '@tourbillon/domain/desk/stock.ts';

/**
 * A read piece with other photographs. All else stays: their response may arrive after a later version of the piece
 * has been read, or after its page was left (undefined).
 */
export function withPhotographs(
  read: { data: StockItem } | undefined,
  photographs: DeskPhotograph[],
): { data: StockItem } | undefined {
  return read && { data: { ...read.data, photographs } };
}
