/** What other rooms import from the stock of the desk. */
export { changePieces } from './change-pieces.ts';
export { changePrice } from './change-price.ts';
export { copyOfReference } from './copy-of-reference.ts';
export { createPiece } from './create-piece.ts';
export { type Editor, findRow, readItem } from './read-item.ts';
export { listStock } from './list-stock.ts';
export { savePiece } from './save-piece.ts';
export { listCollections, readStockWords } from './stock-words.ts';
export { type StockImports, stockImports } from './imports/stock-imports.ts';
export { addPhotograph } from './photographs/add-photograph.ts';
export { arrangePhotographs } from './photographs/arrange-photographs.ts';
export { editPhotograph } from './photographs/edit-photograph.ts';
export { photographFile } from './photographs/photograph-file.ts';
