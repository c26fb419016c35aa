import { expect, it, vi } from 'vitest';
import type { StockAccess } from '@tourbillon/backend/staff/stock-access.ts';
import { Problem } from '../bootstrap/problem.mjs';
import { setPiece } from './set-piece.ts';

it.each([
  ['number=AU-4', 'cannot change'],
  ['price', 'says nothing of a field'],
])('%s changes nothing and is refused', async (wish, sentence) => {
  const set = vi.fn<StockAccess['set']>();
  const failed = setPiece({ set } as unknown as StockAccess, 'AU-1', ['price=12500', wish]);
  await expect(failed).rejects.toBeInstanceOf(Problem);
  await expect(failed).rejects.toThrow(sentence);
  expect(set).not.toHaveBeenCalled();
});
