import { fileMistakes } from './stock-mistakes/files.ts';
import { pieceMistakes } from './stock-mistakes/pieces.ts';
import { standingMistakes } from './stock-mistakes/standing.ts';
import { valueMistakes } from './stock-mistakes/values.ts';

/** What is wrong with a cell, a piece or a file of goods. In English as the backend says it: by that it is known. */
export const stockMistakes = {
  ...valueMistakes,
  ...pieceMistakes,
  ...standingMistakes,
  ...fileMistakes,
} as const;
