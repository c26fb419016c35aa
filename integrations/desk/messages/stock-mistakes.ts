import { fileMistakes } from './stock-mistakes/files.ts';
import { pieceMistakes } from './stock-mistakes/pieces.ts';
import { standingMistakes } from './stock-mistakes/standing.ts';
import { valueMistakes } from './stock-mistakes/values.ts';

/**
 * Mistakes in a cell, a piece or a stock file. The English text must equal the backend's sentence: the desk
 * recognises a mistake by it.
 */
export const stockMistakes = {
  ...valueMistakes,
  ...pieceMistakes,
  ...standingMistakes,
  ...fileMistakes,
} as const;
