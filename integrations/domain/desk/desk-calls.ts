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
import { publishReview, refuseReview, reviewQueue } from './review-queue.ts';
import {
  dropTextDraft,
  previewText,
  publishTexts,
  saveTextDraft,
  text,
  textChange,
  textHistory,
  texts,
  undoText,
} from './texts.ts';
import { today } from './today.ts';
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
  texts,
  text,
  previewText,
  saveTextDraft,
  dropTextDraft,
  publishTexts,
  textHistory,
  textChange,
  undoText,
  reviewQueue,
  publishReview,
  refuseReview,
  today,
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
