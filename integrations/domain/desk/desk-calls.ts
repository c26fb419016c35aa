import { audit } from './audit.ts';
import { offices } from './offices.ts';
import {
  changeAccess,
  changeRole,
  deskSessions,
  endDeskSession,
  invite,
  join,
  logIn,
  logOut,
  me,
  openInvitation,
  people,
  withdrawInvitation,
} from './people.ts';
import { inbox, requestOfInbox, takeRequest } from './inbox.ts';
import { addPhotograph, arrangePhotographs, editPhotograph, photographOfStock } from './photographs.ts';
import {
  changePieces,
  changePrice,
  copyOfReference,
  createPiece,
  exportOfStock,
  itemOfStock,
  savePiece,
  stockCollections,
  stockList,
  stockWords,
} from './stock.ts';
import { applyStockFile, progressOfImport, readStockFile } from './stock-import.ts';

/** Every call of the desk by name: what the people of the shop may read and change, and who of them. */
export const DESK_CALLS = {
  logIn,
  logOut,
  me,
  openInvitation,
  join,
  people,
  invite,
  withdrawInvitation,
  changeRole,
  changeAccess,
  deskSessions,
  endDeskSession,
  audit,
  offices,
  inbox,
  requestOfInbox,
  takeRequest,
  stockList,
  itemOfStock,
  stockWords,
  stockCollections,
  copyOfReference,
  createPiece,
  savePiece,
  changePrice,
  changePieces,
  exportOfStock,
  addPhotograph,
  arrangePhotographs,
  editPhotograph,
  photographOfStock,
  readStockFile,
  applyStockFile,
  progressOfImport,
} as const;

export type DeskCallName = keyof typeof DESK_CALLS;
